import { isWordCharacter } from './characters.ts';

const closers: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '«': '»',
  '「': '」',
  '『': '』',
  '＂': '＂',
};

/** Every character that may open or close speech. */
export const speechMark = /["＂“”«»「」『』]/;

/**
 * The character that will close the speech which this one opens, or undefined where it opens none: an inch mark, the closing
 * mark of a German „quotation“, a guillemet that points the other way.
 */
export function speechCloser(mark: string, before: string): string | undefined {
  if (/["＂]/.test(mark) && isWordCharacter(before)) return undefined;
  if (/[“«]/.test(mark) && (isWordCharacter(before) || /^[.,!?…]/.test(before))) return undefined;
  return closers[mark];
}
