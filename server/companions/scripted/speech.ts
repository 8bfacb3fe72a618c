/**
 * Sets a written line as the chat shows it: *narration* stays in asterisks, everything else becomes “speech”.
 * List items and bold are kept. What comes out is always balanced, because the quotation marks are set here.
 */
export function spoken(line: string): string {
  return line
    .split('\n')
    .map((block) => (/^(?:[-•]|\d+\.) /u.test(block) ? typographic(block) : quoted(block)))
    .join('\n');
}

/** Puts stage business before a line that has none at its start. */
export function withGesture(gesture: string, line: string): string {
  return `*${gesture}* ${line}`;
}

/** Takes out of the user's words what Markdown would read as markup. */
export function unmarked(words: string): string {
  return words
    .replace(/[*_~`"“”[\]()<>{}#|\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function quoted(block: string): string {
  const parts = block.split(/((?<!\*)\*(?!\*)[^*]+\*(?!\*))/u).map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => (isNarration(part) ? typographic(part) : `“${typographic(part)}”`))
    .join(' ');
}

function isNarration(part: string): boolean {
  return part.startsWith('*') && !part.startsWith('**');
}

function typographic(text: string): string {
  return text.replace(/"([^"]*)"/gu, '‘$1’').replace(/'/gu, '’');
}
