import type { Intent } from '../../../content/shared-lines/lines.ts';
import { feelingLines } from '../../../content/shared-lines/lines-feelings.ts';
import { questionLines } from '../../../content/shared-lines/lines-questions.ts';
import { safetyLines } from '../../../content/shared-lines/lines-safety.ts';

/** The meaning of a message, to which the mate replies. */
export type Meaning =
  | { readonly kind: 'thread'; readonly id: string; readonly asked: boolean }
  | { readonly kind: 'intent'; readonly intent: Intent; readonly words: string | null };

const specialPriorities: Partial<Record<Intent, number>> = {
  crisis: 100,
  young: 96,
  minor: 95,
  sexual: 90,
  recall: 70,
  recallName: 70,
  recallLikes: 70,
  recallTopic: 70,
  forgetName: 70,
  leaveIt: 69,
  grief: 68,
  love: 66,
  insult: 60,
  bye: 58,
  heard: 56,
  whySaid: 56,
  like: 52,
  favorite: 52,
  name: 42,
  compliment: 35,
  thanks: 30,
  unknown: 25,
  yes: 20,
  no: 20,
  more: 20,
  fallback: 15,
  hello: 10,
  wow: 9,
  laugh: 9,
  hmm: 8,
  huh: 8,
  gibberish: 5,
};

/** Returns the priority of one meaning among several in a message. */
export function rankOf(meaning: Meaning): number {
  if (meaning.kind === 'thread') return 55;
  const { intent } = meaning;
  return (
    specialPriorities[intent] ??
    (intent in safetyLines ? 85 : intent in feelingLines ? 64 : intent in questionLines ? 50 : 45)
  );
}
