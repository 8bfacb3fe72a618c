/** Scripts whose words have no blanks between them: any place in them is the border of a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
const word = /[\p{L}\p{M}\p{N}_]/u;

/** Returns whether the code unit at a place of a text belongs to a word of which another one there would be a part. */
export const isWordAt = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) {
    return (
      (unit >= 0x61 && unit <= 0x7a) ||
      (unit >= 0x41 && unit <= 0x5a) ||
      (unit >= 0x30 && unit <= 0x39) ||
      unit === 0x5f
    );
  }
  const letter = text.charAt(at);
  return word.test(letter) && !unspaced.test(letter);
};
