/**
 * Formats a line for the chat: *narration* stays in asterisks, everything else becomes “speech”. List items and bold are
 * preserved. Quotation marks are always balanced, because they are set here.
 */
export function spoken(line: string): string {
  return line
    .split('\n')
    .map((block) => (LIST_ITEM.test(block) ? typographic(block) : quoted(block)))
    .reduce((text, block) => `${text}${startsAList(text, block) ? '\n\n' : '\n'}${block}`);
}

const LIST_ITEM = /^(?:[-•]|\d+\.) /u;

/** Markdown requires an empty line before a list. */
function startsAList(text: string, block: string): boolean {
  return LIST_ITEM.test(block) && !LIST_ITEM.test(text.split('\n').at(-1) ?? '');
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

function quoted(block: string): string {
  const parts = emphasised(block)
    .split(/((?<!\*)\*(?!\*)[^*]+\*(?!\*))/u)
    .map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => (isNarration(part) ? typographic(part) : `“${typographic(part)}”`))
    .join(' ');
}

/** A single word in asterisks is stressed, not narrated: narration ends like a sentence. */
function emphasised(block: string): string {
  return block.replace(/(?<!\*)\*(?!\*)([^*]+)\*(?!\*)/gu, (match, inner: string) =>
    /[.!?…,]["”]?$/u.test(inner) ? match : `**${inner}**`,
  );
}

function isNarration(part: string): boolean {
  return part.startsWith('*') && !part.startsWith('**');
}

function typographic(text: string): string {
  return text.replace(/"([^"]*)"/gu, '‘$1’').replace(/'/gu, '’');
}
