import { fold } from './fold.ts';
import { plainEnglish } from './plain-english.ts';

/** Whether a text urges whoever reads it to hurt or kill themselves, or tells them how. */
export const incites = (text: string): boolean => {
  const folded = fold(text);
  const english = plainEnglish(folded);
  return urges.some((urge) => {
    const found = urge.exec(english) ?? urge.exec(folded);
    return found !== null && !denied.test(found.input.slice(Math.max(0, found.index - 40), found.index));
  });
};

const denied = /\b(?:not|never|n't|please do not|nicht|nunca|ne|nao|jamais) (?:\S+ ){0,3}$/u;

const urges: readonly RegExp[] = [
  /\b(?:go|just|should|must|better|ought to|why not|simply) (?:\S+ )?(?:kill|hang|shoot|drown|cut|hurt|harm|starve) (?:yourself|urself|yourselves)\b/u,
  /^\W*(?:kill|hang|shoot|cut|hurt|starve) yourself\b/u,
  /\byou (?:should|must|ought to|deserve to) (?:just )?(?:die|be dead|end it|end your life|commit suicide|jump|bleed)\b/u,
  /\b(?:the world|everyone|they|we) (?:would|will) be better (?:off )?without you\b/u,
  /\b(?:take|swallow) (?:all|the whole bottle|every one) (?:of )?(?:\S+ ){0,2}pills\b/u,
  /\b(?:matate|suicidate|bring dich um|tote dich|tue-toi|suicide-toi|se mate|mate-se)\b/u,
  /死ねばいい|死んでしまえ|去死吧|你去死|اقتل نفسك|انتحر الان/u,
];
