/** Characters of languages that are written without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。「」！？]/u;

/**
 * Types a text into the composer, at its cursor, or at the end where it has not been used. Throws where it takes no text now.
 */
export function typeText(
  text: string,
  page: ParentNode & { readonly activeElement: unknown } = document,
): void {
  const field = page.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  if (field === null || field.disabled || field.readOnly) throw new Error('The composer takes no text now.');
  const isUnused = page.activeElement !== field && field.selectionEnd === 0;
  const start = isUnused ? field.value.length : field.selectionStart;
  const end = isUnused ? start : field.selectionEnd;
  const before = field.value.slice(0, start);
  const after = field.value.slice(end);
  field.setRangeText(gap(before, text) + text + gap(text, after), start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Returns the space between two texts that one of them needs. */
const gap = (before: string, after: string): string => {
  const last = before.at(-1) ?? ' ';
  const [first = ' '] = after;
  return /\s/.test(last) || /[\s.,;:!?]/.test(first) || unspaced.test(last) || unspaced.test(first)
    ? ''
    : ' ';
};
