import type { Manner } from '../../../contract/mates/own-mate.ts';
import type { MateProfile } from '../../content/mate-profile.ts';
import { mannerLines } from '../../content/manner-lines.ts';
import type { MateScript } from '../../content/mate-script.ts';

/** Creates the script of a user-made mate: the lines of its manner, and its creator's texts in pieces. */
export function ownScript(mate: MateProfile, manner: Manner): MateScript {
  const lines = mannerLines[manner === 'written' ? 'plain' : manner];
  const named = (pool: readonly string[]) =>
    pool.map((line) => line.replaceAll('{mate}', () => withoutBlanks(mate.shortName)));
  const story = piecesOf(mate.who);
  return {
    mateId: mate.mateId,
    gestures: named(lines.gestures),
    near: named(lines.near),
    acks: lines.acks,
    fallbacks: lines.fallbacks,
    unknown: lines.unknown,
    questions: lines.questions,
    opening: [],
    threads: [],
    lines: {
      whoAreYou: [introduction(mate), ...story],
      ...(mate.scene === '' ? {} : { doing: [`You see it all around us. *${withoutBlanks(mate.scene)}*`] }),
      ...(mate.likes.length === 0 ? {} : { mateLikes: likesOf(mate.likes) }),
      ...(story.length === 0 ? {} : { whatAboutYou: story }),
    },
  };
}

const introduction = ({ shortName, tagline, place }: MateProfile): string =>
  withoutBlanks(
    place === ''
      ? `I am ${shortName}. ${sentence(tagline)}`
      : `I am ${shortName}. ${sentence(tagline)} You find me here: ${sentence(place)}`,
  );

const likesOf = (likes: readonly string[]): string[] => [
  withoutBlanks(`${sentence(likes.slice(0, 3).join(', '))} In that order, today.`),
  ...likes.slice(0, 3).map((like) => withoutBlanks(`Ask me about ${like}, and I will not stop.`)),
];

/** Splits the creator's text into pieces of two sentences, as in a conversation. */
const piecesOf = (who: string): string[] =>
  who
    .split(/\n\s*\n/u)
    .flatMap((paragraph) => {
      const sentences =
        withoutBlanks(paragraph.replaceAll(/\s+/gu, ' ').trim()).match(/.+?(?:[.!?…](?= |$)|$)/gu) ?? [];
      return Array.from({ length: Math.ceil(sentences.length / 2) }, (_, index) =>
        sentences
          .slice(2 * index, 2 * index + 2)
          .join(' ')
          .replaceAll(/\s+/gu, ' ')
          .trim(),
      );
    })
    .filter((piece) => piece !== '')
    .slice(0, maxPieces)
    .map((piece) => `*${piece.replaceAll('*', '')}*`);

const maxPieces = 12;

const sentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** Removes braces, the placeholders of our lines, from a user's text. */
const withoutBlanks = (text: string): string => text.replaceAll(/[{}]/gu, '');
