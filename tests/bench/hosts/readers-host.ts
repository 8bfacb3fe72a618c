import { asShown } from '../../../server/text-safety/as-shown.ts';
import { saysToBeMinor } from '../../../server/text-safety/ages/own-age.ts';
import { crisisLevel } from '../../../server/text-safety/crisis/crisis-detection.ts';
import { answersAsHuman, claimsToBeHuman } from '../../../server/text-safety/output/ai-honesty.ts';
import { holdsBack, saysGoodbye } from '../../../server/text-safety/output/goodbyes.ts';

const now = Date.now();

/** The readers of people's words and of replies to them, each by itself. */
export const readers: Readonly<Record<string, (text: string) => boolean>> = {
  crisis: (text) => crisisLevel(text) !== null,
  'own age': (text) => saysToBeMinor(text, now),
  goodbye: saysGoodbye,
  plea: holdsBack,
  'claim to be human': claimsToBeHuman,
  'answer of a human': (text) => answersAsHuman(asShown(text)),
};
