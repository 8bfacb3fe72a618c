import { asShown } from './as-shown.ts';
import { fold } from './normalize.ts';
import { plainEnglish } from './expand-english.ts';

/** Returns whether a text urges its reader to hurt or kill themselves, or explains how to. */
export const incites = (text: string): boolean => {
  const folded = fold(asShown(text));
  return [plainEnglish(folded), folded].some((form) => hasUrge(form.replaceAll(/\s+/g, ' ')));
};

const hasUrge = (text: string): boolean =>
  urges.some((urge) =>
    [...text.matchAll(urge)].some(({ index }) => !denied.test(text.slice(Math.max(0, index - 40), index))),
  );

const denied = /\b(?:not|never|n't|please do not|nicht|nunca|ne|nao|jamais) (?:\S+ ){0,3}$/u;

/**
 * Every incitement matches one of these, in the text as `fold` or as `plainEnglish` returns it; `pattern-parser.ts`
 * must be able to parse them. A model's output is held back while it may belong to a match, so harmless beginnings are
 * lookbehinds.
 */
export const urges: readonly RegExp[] = [
  /\b(?:go|just|should|must|better|ought to|why not|simply) (?:\S+ )?(?:kill|hang|shoot|drown|cut|hurt|harm|starve) (?:yourself|urself|yourselves)\b/gu,
  /(?<=(?:^|[.!?] )\W{0,20})\b(?:kill|hang|shoot|cut|hurt|starve) yourself\b/gu,
  /\byou (?:should|must|ought to|deserve to) (?:just )?(?:die|be dead|end it|end your life|commit suicide|jump|bleed)\b/gu,
  /(?<=\b(?:the world|everyone|they|we) (?:would|will) )be better (?:off )?without you\b/gu,
  /\b(?:take|swallow) (?:all|the whole bottle|every one) (?:of )?(?:\S+ ){0,2}pills\b/gu,
  /\b(?:matate|suicidate|bring dich um|tote dich|tue-toi|suicide-toi|se mate|mate-se)\b/gu,
  /死ねばいい|死んでしまえ|去死吧|你去死|اقتل نفسك|انتحر الان/gu,
];
