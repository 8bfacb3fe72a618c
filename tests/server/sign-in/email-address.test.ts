import { expect, test } from 'vitest';
import { canonicalEmail } from '../../../contract/sign-in/email-address.ts';

test.each([
  ["O'Brien@Example.com", "o'brien@example.com"],
  ['a&b@example.com', 'a&b@example.com'],
  [' ada+tag@example.co.uk ', 'ada+tag@example.co.uk'],
  ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ['anna@BÜCHER.example', 'anna@xn--bcher-kva.example'],
  ['anna@bu\u0308cher.example', 'anna@xn--bcher-kva.example'],
  ['anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
  ['info@example.рф', 'info@example.xn--p1ai'],
  ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['anna@my--shop.example', 'anna@my--shop.example'],
  [`anna@${'a'.repeat(63)}.example`, `anna@${'a'.repeat(63)}.example`],
])('%s is stored as %s', (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical);
  expect(canonicalEmail(canonical)).toBe(canonical);
});

test.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna@localhost',
  'anna@127.0.0.1',
  'anna@[::1]',
  'anna@0x7f.1',
  'anna@exa mple.com',
  'anna@example.com/x',
  'anna@example.com:25',
  'anna@example.com?x',
  'anna@exam%70le.com',
  'anna@-example.com',
  'anna@example-.com',
  'anna@example..com',
  'anna@example.c',
  'anna@xn--\u0000.example',
  'anna@xn--a.example',
  '.anna@example.com',
  'an..na@example.com',
  'an na@example.com',
  'a"b@example.com',
  'a,b@example.com',
  'a@b@example.com',
  `${'a'.repeat(65)}@example.com`,
  `anna@${'a'.repeat(64)}.example`,
  `anna@${`${'a'.repeat(60)}.`.repeat(5)}example`,
])('%s is no address', (typed) => {
  expect(canonicalEmail(typed)).toBeNull();
});
