import * as v from 'valibot';

/** An address with one of these schemes, each with its colon. */
export const address = (schemes: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), message),
  );

/** Names with commas between them, each once. */
export const names = (max: number, longest: number) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== ''),
    ),
    v.check(
      (list) => list.length >= 1 && list.length <= max && list.every((name) => name.length <= longest),
      `must be 1 to ${String(max)} names with commas between them, each with at most ${String(longest)} characters.`,
    ),
  );

/** A switch, by any of the usual words. */
export const onOrOff = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.picklist(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'], 'must be on or off.'),
  v.transform((word) => ['on', 'true', '1', 'yes'].includes(word)),
);

export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${String(min)} to ${String(max)}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};
