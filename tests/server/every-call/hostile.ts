import { maxReplyLength } from '../../../contract/limits.ts';
import type { Field } from './calls.ts';

/** Returns values that no field accepts; each must be refused as `invalid`. */
export const wrongFor = ({ type, nullable }: Field): readonly unknown[] => [
  ...(nullable ? [] : [null]),
  ...values.filter(({ kinds }) => !kinds.includes(kindOf(type))).map(({ value }) => value),
  ...(kindOf(type) === 'text' ? ['x'.repeat(maxReplyLength + 1)] : []),
  ...(kindOf(type) === 'list' ? [Array.from({ length: 2000 }, () => 'x')] : []),
];

type Kind = 'text' | 'number' | 'yesOrNo' | 'list' | 'object';

const values: ReadonlyArray<{ readonly value: unknown; readonly kinds: readonly Kind[] }> = [
  { value: 7, kinds: ['number'] },
  { value: true, kinds: ['yesOrNo'] },
  { value: 'true', kinds: ['text'] },
  { value: ['a'], kinds: ['list'] },
  { value: [['1'], null], kinds: [] },
  { value: { toString: 1, length: -1 }, kinds: ['object'] },
  { value: { $gt: '' }, kinds: ['object'] },
];

const kindOf = (type: string): Kind => {
  switch (type) {
    case 'number':
      return 'number';
    case 'boolean':
      return 'yesOrNo';
    case 'array':
      return 'list';
    case 'object':
      return 'object';
    default:
      return 'text';
  }
};

/** Returns values that a field of that type may accept or refuse, but that must not cause an error. */
export const hostileFor = ({ type }: Field): readonly unknown[] => {
  switch (kindOf(type)) {
    case 'number':
      return [-1, 1.5, 1e308, 2 ** 53, Number.MIN_SAFE_INTEGER, 0];
    case 'list':
      return [[], ['\0'], ['\ud800'], ['__proto__'], ['x'.repeat(5000)]];
    case 'object':
      return [{}, JSON.parse('{"__proto__":{"admin":true}}')];
    case 'yesOrNo':
      return [];
    default:
      return hostileTexts;
  }
};

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0007\u001b[31m',
  '\ud800',
  '\udc00\ud800',
  '\u202egnp.exe',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  'true',
  'null',
  '[object Object]',
  "' or 1=1; --",
  '"; drop table users; --',
  '%00',
  '%s%n%p',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '﷽'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(20),
  '00000000-0000-4000-8000-000000000000',
  '2001-02-30',
];
