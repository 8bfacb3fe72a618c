/**
 * An excerpt of a message without its marks, for lists. The text may be cut anywhere, so a mark whose
 * partner was cut off goes as well.
 */
export const plainExcerpt = (text: string): string =>
  text
    .replaceAll(/(\*{1,3}|~~|`{1,3})(?=\S)([^\n]*?\S)\1/g, '$2')
    .replaceAll(/(^|[\s“"'(])(?:\*{1,3}|~~|`{1,3})(?=\S)/g, '$1')
    .replaceAll(/^(?:#{1,6}|>|[-*])\s+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
