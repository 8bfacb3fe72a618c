/** Returns the text without controls and marks of direction, with line feeds as they are. */
export const wordsOf = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '');

/** Returns the text as a line that names and titles can have. */
export const lineOf = (text: string): string =>
  wordsOf(text)
    .replaceAll(/[\s\u2028\u2029]+/gu, ' ')
    .trim();
