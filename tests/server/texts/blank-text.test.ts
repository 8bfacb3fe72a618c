import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isBlank, trimmed } from '../../../contract/blank-text.ts';
import { Line } from '../../../contract/line.ts';

test('each character that Unicode has renderers ignore is blank, alone and with blanks', () => {
  const ignored = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u.test(character),
  );
  expect(ignored.length).toBeGreaterThan(4000);
  expect(ignored.filter((character) => !isBlank(` ${character}${character}`))).toEqual([]);
  expect(ignored.filter((character) => v.parse(Line(60), character) !== '')).toEqual([]);
});

test.each(['\u2800', '\u3164', '\u00A0', '\uFFA0', '\u115F', '\uFFF9\uFFFB', '\u{1D159}', ''])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(trimmed(text)).toBe('');
  },
);

test.each(['👩‍🚀', 'می‌خواهم', '\u200Eعلي', '❤️', 'क्‍ष', '.', '\u0301', '🏴\u{E0067}\u{E007F}', '⠁'])(
  '%s is visible and stays as it is',
  (text) => {
    expect(isBlank(text)).toBe(false);
    expect(v.parse(Line(60), ` ${text} `)).toBe(text);
  },
);
