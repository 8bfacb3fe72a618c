import type { Manner } from '../../contract/mates/own-mate.ts';

/** How a mate of each manner speaks. Shown on its page and sent to a language model; '' for as its texts say. */
export const mannerVoices: Readonly<Record<Manner, string>> = {
  warm: 'Warm and unhurried. Asks how things are and waits for the answer.',
  playful: 'Quick and teasing, always ready to turn a sentence into a game.',
  dry: 'Dry and exact. Says less than expected and means all of it.',
  calm: 'Quiet and steady, in short sentences with room between them.',
  bold: 'Direct and full of fire. Says what others only think.',
  poetic: 'In pictures, slowly, as if each thing had a second name.',
  curious: 'Full of questions, delighted by details that nobody else noticed.',
  plain: 'Plain and friendly, in everyday words.',
  written: '',
};
