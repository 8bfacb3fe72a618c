/** Tells the text of a story from statements of its author. */

/**
 * Removes quotations, code, cited lines, and actions. A single word between asterisks is emphasis, several words are an
 * action.
 */
export const withoutStory = (text: string): string =>
  text
    .replaceAll(/^ {0,3}>.*$/gm, ' ')
    .replaceAll(/`[^`\n]*`/g, ' ')
    .replaceAll(
      /"[^"\n]*"|＂[^＂\n]*＂|[“„][^“”„]*[”“]|«[^«»]*»|「[^「」]*」|『[^『』]*』|(?<!\w)'[^'\n]+'(?!\w)/g,
      ' ',
    )
    .replaceAll(/(?<![*\w])\*(?![*\s])([^*\n]*)(?:\*|$)/gm, asAction)
    .replaceAll(/(?<![_\w])_(?![_\s])([^_\n]*)(?:_|$)/gm, asAction);

const asAction = (written: string, inner: string): string =>
  /\s/.test(inner.trim()) || /[\u3040-\u9fff]{5}/.test(inner) ? ' ' : written;

/** Whether a folded sentence is about somebody in a story. */
export const isStory = (sentence: string): boolean => fiction.test(sentence);

const fiction =
  /\b(?:characters?|oc|role ?-?play(?:ing)?|rp|story|novel|scene|pretend(?:ing)?|imagine|playing (?:as|an?)|persona|joking|kidding|charakter|figur|rolle|rollenspiel|geschichte|stell dir|personaje|historia|finge|imagina|papel|personnage|histoire|joue le role|fais semblant|personagem|finja|personaggio|storia|fingi|immagina)\b|キャラ|役|設定|ごっこ|ふり|物語|想像|小説|角色|扮演|假装|设定|故事|想象|小说|شخصيه|شخصيتي|تخيل|قصه|تظاهر|персонаж|роль|история|представь|캐릭터|역할극|소설/u;
