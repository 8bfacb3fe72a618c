/**
 * Returns the text of a file in UTF-8, or in UTF-16 with its byte order mark, without the mark. Null for other encodings,
 * whose letters could only be guessed, and for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** Returns whether the bytes begin as JSON does, in whatever encoding: with a bracket, perhaps after blanks. */
export const beginsAsJson = (bytes: Uint8Array): boolean =>
  /^[\s\0]*[[{]/.test(String.fromCharCode(...bytes.subarray(0, 64)));
