import { cutText } from '../../../../contract/letters.ts';
import { personPlaceholder, withNames } from '../../../../contract/placeholders.ts';

/** A text of a card without macros: the mate's name is in it, and the person is `{{user}}`. */
export interface PlainText {
  readonly text: string;
  /** Whether something was left out that only the card's own program can do, such as a random choice. */
  readonly isReduced: boolean;
}

/**
 * Replaces what card programs write into texts: names, line breaks, comments and choices. No more is built than is needed
 * to see that the text is longer than `longest`.
 */
export function readMacros(text: string, mate: string, longest: number): PlainText {
  const { text: plain, isReduced } = withoutMacros(text.replaceAll(/<START>\s*/gi, ''));
  // A placeholder becomes one character at least, so this much always fills the field.
  const enough = cutText(plain, longestPlaceholder * (longest + 1));
  return { text: withNames(enough, { mate, person: personPlaceholder }), isReduced };
}

const longestPlaceholder = '{{char}}'.length;

/** The innermost braces, except those that stand for the two. */
const macro = /\{\{(?!\s*(?:user|char)\s*\}\})((?:[^{}]|\{\{\s*(?:user|char)\s*\}\})*)\}\}/gi;
const deepest = 8;

function withoutMacros(text: string): PlainText {
  let plain = text;
  let isReduced = false;
  const replace = (_: string, words: string): string => {
    isReduced ||= !isSilent.test(words);
    return meaningOf(words.trim());
  };
  for (let depth = 0; depth < deepest && plain.search(macro) >= 0; depth += 1) {
    plain = plain.replaceAll(macro, replace);
  }
  return { text: plain, isReduced };
}

/** Comments, and what stands for nothing or for a line break, are not missed. */
const isSilent = /^\s*(?:\/\/|comment\s*:|hidden_key\s*:|newline|noop|trim|original)/i;

/** A choice is its first option: `random:a,b` and `pick::a::b`. */
const meaningOf = (words: string): string => {
  if (/^newline(?:::\d+)?$/i.test(words)) return '\n';
  const options = /^(?:random|pick)\s*:(:?)(.*)$/is.exec(words);
  if (options === null) return '';
  const [, colon, list = ''] = options;
  return list.split(colon === ':' ? '::' : ',')[0]?.trim() ?? '';
};
