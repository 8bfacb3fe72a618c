/**
 * Letters and digits of scripts that put spaces between words. Chinese, Japanese, Thai and the like are left out on purpose:
 * there a quote or an asterisk may open right behind a letter.
 */
export function isWordCharacter(character: string | undefined): boolean {
  return (
    character !== undefined && /^[0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u024f\u0370-\u052f]/.test(character)
  );
}

/** Whitespace, or the edge of the text. */
export function isBlank(character: string | undefined): boolean {
  return character === undefined || character === '' || /^\s/.test(character);
}
