import type { MateProfile } from '../../content/mate-profile.ts';
import type { MateScript } from '../../content/mate-script.ts';

/** Creates a script from the profile of a mate without its own script. */
export function plainScript(mate: MateProfile): MateScript {
  const [who = '', ...more] = mate.who.split(/\n\s*\n/u).map((paragraph) => paragraph.trim());
  return {
    mateId: mate.mateId,
    gestures: [
      `${mate.shortName} thinks about it.`,
      `${mate.shortName} leans a little closer.`,
      `${mate.shortName} smiles.`,
    ],
    near: [`${mate.shortName} turns to you, quite still.`],
    acks: ['I will remember that.', 'Good, thank you for telling me.', 'I like how you put that.'],
    fallbacks: [],
    unknown: [],
    questions: [
      'What has been the best part of your day?',
      'What are you looking forward to?',
      'What shall we talk about?',
    ],
    opening: [mate.scene],
    threads: [],
    lines: {
      whoAreYou: [`*${mate.shortName} takes a moment to find the beginning.* ${who}`, ...more],
      doing: [`Just now? ${mate.scene}`],
    },
  };
}
