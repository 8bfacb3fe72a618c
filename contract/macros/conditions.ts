import { isTrue } from './variables.ts';

type Comparison = (one: string, other: string) => boolean;

/** Numbers are compared as numbers where both are. */
const ordered =
  (isRight: (difference: number) => boolean): Comparison =>
  (one, other) => {
    const difference = Number(one) - Number(other);
    return isRight(Number.isNaN(difference) ? one.localeCompare(other, 'en') : difference);
  };

const isSame: Comparison = (one, other) => one.trim() === other.trim();
const comparisons: Readonly<Record<string, Comparison>> = {
  '==': isSame,
  '=': isSame,
  is: isSame,
  equal: isSame,
  '!=': (one, other) => !isSame(one, other),
  isnot: (one, other) => !isSame(one, other),
  not_equal: (one, other) => !isSame(one, other),
  notequal: (one, other) => !isSame(one, other),
  '>': ordered((difference) => difference > 0),
  greater: ordered((difference) => difference > 0),
  '>=': ordered((difference) => difference >= 0),
  greater_equal: ordered((difference) => difference >= 0),
  '<': ordered((difference) => difference < 0),
  less: ordered((difference) => difference < 0),
  '<=': ordered((difference) => difference <= 0),
  less_equal: ordered((difference) => difference <= 0),
  and: (one, other) => isTrue(one) && isTrue(other),
  or: (one, other) => isTrue(one) || isTrue(other),
};

/** Returns '1' or '0' for a macro that compares, as RisuAI has them; null for another macro. */
export const comparisonOf = (name: string, words: string): string | null => {
  const [one = '', other = ''] = words.split('::');
  if (name === 'not') return isTrue(one) ? '0' : '1';
  const compare = /^[a-z_]+$/.test(name) && Object.hasOwn(comparisons, name) ? comparisons[name] : undefined;
  return compare === undefined ? null : compare(one, other) ? '1' : '0';
};

/**
 * Whether a condition holds. `valueOf` returns what a word stands for that is a macro or a variable without its braces, as SillyTavern
 * reads conditions; null for any other word.
 */
export const holds = (condition: string, valueOf: (word: string) => string | null): boolean => {
  const read = (word: string): string =>
    valueOf(word.trim()) ?? word.trim().replace(/^(["'])([^]*)\1$/, '$2');
  const list = condition.split('::').map((word) => word.trim());
  const [first = '', second, third] = list[0] === 'keep' ? list.slice(1) : list;
  if (first === 'not' && second !== undefined) return !isTrue(read(second));
  if (second !== undefined && third !== undefined && Object.hasOwn(comparisons, second))
    return comparisons[second]?.(read(first), read(third)) === true;
  const [, one, operator = '', other = ''] = /^([^<>=!]+)(==|!=|>=|<=|>|<)([^]*)$/.exec(first) ?? [];
  if (one !== undefined) return comparisons[operator]?.(read(one), read(other)) === true;
  const word = first.replace(/^[!\s]+/, '');
  const isNegated = first.slice(0, first.length - word.length).replaceAll(/[^!]/g, '').length % 2 === 1;
  return isTrue(read(word)) !== isNegated;
};
