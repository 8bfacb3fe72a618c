/**
 * Characters that the Markdown parser must take for plain text are handed to it as Unicode noncharacters, which mean nothing to
 * it, and are converted back when they are drawn. So dollar amounts are no equations and `<br>` is no line break.
 */
const originals = ['$', '<', '>', '(', ')', '*', '_', '~', '\\(', '\\[', '`', '-'] as const;
type Original = (typeof originals)[number];

const first = 0xfdd0;
const escapes = /[\ufdd0-\ufdef]/g;

/** The escape of one character, or of a backslash with its bracket. */
export function literal(original: Original): string {
  return String.fromCharCode(first + originals.indexOf(original));
}

/** The text as it was written. Outside code a backslash before a bracket was an escape and is dropped. */
export function readable(text: string, inCode: boolean): string {
  return text.replace(escapes, (character) => {
    const original = originals[character.charCodeAt(0) - first] ?? '\ufffd';
    return inCode || original.length === 1 ? original : original.slice(1);
  });
}
