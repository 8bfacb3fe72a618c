import type { Quotes } from '../../../content/spoken-language.ts';

/** How English quotes. */
export const englishQuotes: Quotes = { outer: ['“', '”'], inner: ['‘', '’'] };

/**
 * Formats a line for the chat: *narration* stays in asterisks, everything else becomes “speech”. List items and bold are
 * preserved. Quotation marks are always balanced, because they are set here.
 */
export function spoken(
  line: string,
  { quotes }: { readonly quotes: Quotes } = { quotes: englishQuotes },
): string {
  return line
    .split('\n')
    .map((block) => (listItem.test(block) ? typographic(block, quotes) : quoted(block, quotes)))
    .reduce((text, block) => `${text}${startsAList(text, block) ? '\n\n' : '\n'}${block}`);
}

const listItem = /^(?:[-•]|\d+\.) /u;

/** Markdown requires an empty line before a list. */
function startsAList(text: string, block: string): boolean {
  return listItem.test(block) && !listItem.test(text.split('\n').at(-1) ?? '');
}

/** Prepends a stage direction to a line that has none at its start. */
export function withGesture(gesture: string, line: string): string {
  return `*${gesture}* ${line}`;
}

/** Removes Markdown's symbols from the user's words. */
export function unmarked(words: string): string {
  return words
    .replace(/[*_~`"“”[\]()<>{}#|\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function quoted(block: string, quotes: Quotes): string {
  const [open, close] = quotes.outer;
  const parts = emphasised(block)
    .split(/((?<!\*)\*(?!\*)[^*]+\*(?!\*))/u)
    .map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) =>
      isNarration(part) ? typographic(part, quotes) : `${open}${typographic(part, quotes)}${close}`,
    )
    .join(' ');
}

/** A single word in asterisks is stressed, not narrated: narration ends like a sentence. */
function emphasised(block: string): string {
  return block.replace(/(?<!\*)\*(?!\*)([^*]+)\*(?!\*)/gu, (match, inner: string) =>
    /[.!?…,。！？؟،]["”]?$/u.test(inner) ? match : `**${inner}**`,
  );
}

function isNarration(part: string): boolean {
  return part.startsWith('*') && !part.startsWith('**');
}

function typographic(text: string, { inner: [open, close] }: Quotes): string {
  return text.replace(/"([^"]*)"/gu, (_, words: string) => `${open}${words}${close}`).replace(/'/gu, '’');
}
