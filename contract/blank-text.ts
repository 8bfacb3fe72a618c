/**
 * The characters that leave no mark: blanks, controls and what Unicode has renderers ignore (fillers, joiners, direction marks, tags); and
 * what has an empty glyph although it counts as a letter or a symbol: the empty Braille cell, the anchors of interlinear notes, the Khitan
 * filler, the blanks of Egyptian hieroglyphs and the null notehead.
 */
const unseen =
  /^(?:[\s\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2800\uFFF9-\uFFFB\u{13441}\u{13442}\u{1D159}]|\u{16FE4})*$/u;

/** Returns whether nothing of a text can be seen. Such a text counts as none, in the page and on the server. */
export const isBlank = (text: string): boolean => unseen.test(text);

/** Returns the text without blanks around it; '' when nothing of it can be seen. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());
