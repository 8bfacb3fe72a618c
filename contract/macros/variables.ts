import { cutText } from '../letters.ts';

/** The variables of a character's texts while they are read. */
export interface Variables {
  readonly set: Map<string, string>;
  /** The values from the reading before: a text may use what a later one sets. */
  readonly earlier: ReadonlyMap<string, string>;
}

export const noVariables = (earlier: ReadonlyMap<string, string> = new Map()): Variables => ({
  set: new Map(),
  earlier,
});

/** How long a value may be, in UTF-16 units, and how many there may be: values can be made of values. */
const longestValue = 2000;
const maxVariables = 500;

/** Global variables are apart from those of a chat, as their short forms `{{$x}}` and `{{.x}}` are. */
const keyOf = (name: string, isGlobal: boolean): string => `${isGlobal ? '$' : '.'}${name.trim()}`;

const valueOf = ({ set, earlier }: Variables, key: string): string | undefined =>
  set.get(key) ?? earlier.get(key);

const store = (variables: Variables, key: string, value: string): void => {
  if (variables.set.size < maxVariables || variables.set.has(key))
    variables.set.set(key, cutText(value, longestValue));
};

/** Numbers are added, texts joined. */
const sum = (one: string, other: string): string => {
  const [a, b] = [Number(one), Number(other)];
  return Number.isFinite(a) && Number.isFinite(b) && other.trim() !== '' ? String(a + b) : one + other;
};

/** Returns what a macro of variables means, in the words of SillyTavern and RisuAI; null for another macro. */
export const variableOf = (name: string, words: string, variables: Variables): string | null => {
  const [, verb = '', global = ''] =
    /^(set|setdefault|settemp|add|get|gettemp|temp|inc|dec|has|delete|flush)(global)?(?:var|varexists)$/.exec(
      name,
    ) ?? [];
  if (verb === '') return null;
  const [first = '', ...others] = words.split('::');
  const key = keyOf(first, global !== '');
  const value = others.join('::');
  const current = valueOf(variables, key);
  switch (verb) {
    case 'set':
    case 'settemp':
      store(variables, key, value);
      return '';
    case 'setdefault':
      if (current === undefined) store(variables, key, value);
      return '';
    case 'add':
      store(variables, key, sum(current ?? '', value));
      return '';
    case 'inc':
    case 'dec':
      store(variables, key, sum(current ?? '0', verb === 'inc' ? '1' : '-1'));
      return valueOf(variables, key) ?? '';
    case 'has':
      return String(current !== undefined);
    case 'delete':
    case 'flush':
      store(variables, key, '');
      return '';
    default:
      return current ?? '';
  }
};

/** Returns what a short form means: `.x`, `.x = 1`, `.x += 1`, `.x++`, `.x || other`, and the same with `$`; null for another macro. */
export const shortFormOf = (words: string, variables: Variables): string | null => {
  const [, sign, name = '', operator = '', operand = ''] =
    /^\s*([.$])([A-Za-z_][\w-]*?)\s*(?:(\+\+|--|[+-]?=(?!=)|\|\|=?|\?\?=?)([^]*))?$/.exec(words.trim()) ?? [];
  if (sign === undefined) return null;
  const key = keyOf(name, sign === '$');
  const current = valueOf(variables, key);
  const change = changes[operator];
  if (change === undefined) return current ?? '';
  const value = change(current, operand.trim());
  if (!/^(?:\|\||\?\?)$/.test(operator)) store(variables, key, value);
  return /^[+-]?=$/.test(operator) ? '' : value;
};

type Change = (current: string | undefined, operand: string) => string;

const orElse: Change = (current, operand) => (isTrue(current ?? '') ? (current ?? '') : operand);
const changes: Readonly<Record<string, Change>> = {
  '=': (_, operand) => operand,
  '+=': (current, operand) => sum(current ?? '', operand),
  '-=': (current, operand) => sum(current ?? '0', String(-Number(operand) || 0)),
  '++': (current) => sum(current ?? '0', '1'),
  '--': (current) => sum(current ?? '0', '-1'),
  '||': orElse,
  '||=': orElse,
  '??': (current, operand) => current ?? operand,
  '??=': (current, operand) => current ?? operand,
};

/** The values that programs treat as false. */
const untrue = new Set(['', 'false', 'off', 'no', '0', 'null', 'undefined']);
export const isTrue = (value: string): boolean => !untrue.has(value.trim().toLowerCase());
