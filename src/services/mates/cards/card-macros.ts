import { trimmed } from '../../../../contract/blank-text.ts';
import { personPlaceholder, withNames } from '../../../../contract/macros/placeholders.ts';

/**
 * Returns a text of a card as mates have it that were made when macros were replaced at the import: with the mate's name, and the first
 * option of each choice.
 */
export function withoutMacros(text: string, mate: string): string {
  let plain = text.replaceAll(/<START>\s*/gi, '');
  for (let depth = 0; depth < deepest && plain.search(macro) >= 0; depth += 1) {
    plain = plain.replaceAll(macro, (_, words: string) => meaningOf(words.trim()));
  }
  return trimmed(withNames(plain, { mate, person: personPlaceholder }));
}

/** The innermost braces, except those that stand for the two. */
const macro = /\{\{(?!\s*(?:user|char)\s*\}\})((?:[^{}]|\{\{\s*(?:user|char)\s*\}\})*)\}\}/gi;
const deepest = 8;

/** A choice is its first option: `random:a,b` and `pick::a::b`. */
const meaningOf = (words: string): string => {
  if (/^newline(?:::\d+)?$/i.test(words)) return '\n';
  const options = /^(?:random|pick)\s*:(:?)(.*)$/is.exec(words);
  if (options === null) return '';
  const [, colon, list = ''] = options;
  return list.split(colon === ':' ? '::' : ',')[0]?.trim() ?? '';
};
