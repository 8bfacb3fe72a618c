import { expect, test } from 'vitest';
import { timeOf } from '../../../src/services/imports/fields.ts';
import { randomOf } from '../../support/random.ts';
import { spelled } from './support/spelled-times.ts';

/** The time of each spelling of a moment, in local time where it names no zone. */
const local = (...parts: readonly [number, number, number, number, number, number?, number?]) => {
  const [year, month, ...others] = parts;
  return new Date(year, month - 1, ...others).getTime();
};

test.each<[written: unknown, time: number]>([
  ['2023-6-11@05h44m59s', local(2023, 6, 11, 5, 44, 59)],
  ['2023-6-11@5h4m9s', local(2023, 6, 11, 5, 4, 9)],
  ['2023-06-11@05h44m59s', local(2023, 6, 11, 5, 44, 59)],
  ['2023-12-31 @23h 59m 59s 999ms', local(2023, 12, 31, 23, 59, 59, 999)],
  ['2024-2-29@00h00m00s', local(2024, 2, 29, 0, 0, 0)],
  ['2024-07-12@01h31m37s682ms', local(2024, 7, 12, 1, 31, 37, 682)],
  ['2024-7-12 @1h 31m 37s 5ms', local(2024, 7, 12, 1, 31, 37, 5)],
  ['June 12, 2023 5:44am', local(2023, 6, 12, 5, 44)],
  ['June 12, 2023 5:44pm', local(2023, 6, 12, 17, 44)],
  ['June 12, 2023 5:44 PM', local(2023, 6, 12, 17, 44)],
  ['June 12, 2023 5:44\u202Fpm', local(2023, 6, 12, 17, 44)],
  ['June 12, 2023 12:04am', local(2023, 6, 12, 0, 4)],
  ['2023-06-15T05:44:00.000Z', Date.UTC(2023, 5, 15, 5, 44)],
  ['2023-10-05T12:34:56.123456Z', Date.UTC(2023, 9, 5, 12, 34, 56, 123)],
  ['2023-06-12T05:44:00+02:00', Date.UTC(2023, 5, 12, 3, 44)],
  ['2023-06-12 05:44:00.123456+00:00', Date.UTC(2023, 5, 12, 5, 44, 0, 123)],
  [1_686_640_000, 1_686_640_000_000],
  [1_686_640_000.25, 1_686_640_000_250],
  [1_686_640_000_123, 1_686_640_000_123],
  [1_686_640_000_123_456, 1_686_640_000_123],
  ['1686640000', 1_686_640_000_000],
  ['1686640000123', 1_686_640_000_123],
])('%j is read', (written, time) => {
  expect(timeOf(written)).toBe(time);
});

test.each([
  '',
  'yesterday',
  '2023-13-11@05h44m59s',
  '2023-2-31@05h44m59s',
  '@05h44m59s',
  0,
  -5,
  1e300,
  Number.NaN,
  null,
  {},
  ['2023-6-11@05h44m59s'],
])('%j is no time, and stops nothing', (written) => {
  expect(timeOf(written)).toBe(null);
});

test('five hundred times are read to the minute, in whichever spelling', () => {
  const random = randomOf(5);
  for (let round = 0; round < 500; round += 1) {
    const at = Date.UTC(2023, random(24), 1 + random(28), random(24), random(60), random(60));
    const written = spelled(at);
    expect([written, Math.floor((timeOf(written) ?? 0) / 60_000)]).toEqual([
      written,
      Math.floor(at / 60_000),
    ]);
  }
});
