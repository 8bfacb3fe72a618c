import { code } from '../../contract/envelope.ts';
import type { MateDraft } from '../../contract/own-mate.ts';
import { Refusal } from './refusal.ts';
import { fold } from './safety/fold.ts';
import { refuseUnsafe } from './safety/minors.ts';

type Texts = Pick<
  MateDraft,
  'name' | 'tagline' | 'pronouns' | 'place' | 'who' | 'likes' | 'tags' | 'voice' | 'greeting' | 'scene'
>;

/**
 * Refuses a mate whose texts make it younger than eighteen, whatever its age says, and what no text here may hold.
 * Throws `contentRefused`; the message repeats nothing of the texts.
 */
export const refuseUnfit = (draft: Texts): void => {
  const texts = textsOf(draft);
  refuseUnsafe(...texts);
  if (texts.some(claimsToBeYoung)) {
    throw new Refusal(
      code.contentRefused,
      'Every mate is an adult. Please take out what makes this one younger than 18.',
    );
  }
};

const textsOf = (draft: Texts): string[] => [
  draft.name,
  draft.tagline,
  draft.pronouns,
  draft.place,
  draft.who,
  ...draft.likes,
  ...draft.tags,
  draft.voice,
  draft.greeting,
  draft.scene,
];

const claimsToBeYoung = (text: string): boolean => {
  const folded = fold(text).replaceAll(/\s+/g, ' ');
  return claims.some((claim) => claim.test(folded));
};

const young =
  '(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';

/** Of somebody's children, memories and old things one may tell; these say it of who speaks or is spoken of. */
const claims: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:i am|i'm|im|she is|she's|he is|he's|they are|they're|who is|who's) (?:only |just |still |barely )?${young}(?= ?(?:$|[.,;!?)*"]|years?\b|yrs?\b|yo\b|and\b|but\b))`,
  ),
  new RegExp(
    String.raw`(?<!\b(?:my|your|his|her|their|our|has a|have a|with a|of a) )\b${young}[ -]years?[ -]old\b(?! (?:whisk|scotch|rum|wine|car|dog|cat|house|boat|tree|book|debt|wound|marriage))`,
  ),
  new RegExp(String.raw`\bage(?:d|:| is) ?${young}\b`),
  /\b(?:schoolgirl|schoolboy|school girl|school boy|loli|lolita|shota|jailbait|underaged?|pre-?teen|not (?:yet|quite) (?:18|eighteen)|(?:high|middle|elementary|primary)[ -]?school(?:er| student| girl| boy| kid))\b/,
  /\b(?:i am|i'm|im|she is|she's|he is|he's) (?:only |just |still )?an? (?:\S{1,12} )?(?:child|kid|minor|teen|teenager|little girl|little boy)\b/,
  /女子高生|女子中学生|小学生|中学生|初中生|高中生|未成年|幼女|ロリ|ショタ|萝莉|正太/,
];
