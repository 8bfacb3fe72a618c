import { toPieces, type Piece } from '../../search/terms.ts';
import type { SpeakerNames } from '../speakers.ts';
import { findLanguages } from './text-language.ts';
import { toWords } from './text-stems.ts';

/**
 * Returns the role of the one speaker that a message is about: it says "I" or "my", or one of the names. Null where it is about both or
 * neither, or says "you" as "Do you remember the lake?" does, which does not tell whose words are wanted.
 */
export const findAskedSpeaker = (message: string, names: SpeakerNames): keyof SpeakerNames | null => {
  const pieces = toPieces(message);
  const [language = ''] = findLanguages(toWords(message));
  const says = (words: string | undefined): boolean =>
    words?.split(/\s+/).some((word) => isIn(pieces, word)) === true;
  const { own, others } = pronouns[language] ?? {};
  if (says(others)) return null;
  const isAbout = { user: says(own) || isIn(pieces, names.user), mate: isIn(pieces, names.mate) };
  if (isAbout.user === isAbout.mate) return null;
  return isAbout.user ? 'user' : 'mate';
};

const isIn = (pieces: readonly Piece[], name: string): boolean => {
  const wanted = toPieces(name);
  const isSaid = ({ text, isRun }: Piece): boolean =>
    pieces.some((piece) => (isRun ? piece.text.includes(text) : piece.text === text));
  return wanted.length > 0 && wanted.every(isSaid);
};

interface Pronouns {
  /** The person's own. "Me" is left out, as "tell me" is about others. */
  readonly own: string;
  /** Those of the mate, and of both where these contain one of the person's. */
  readonly others: string;
}

/** By language, as `fold` returns them. */
const pronouns: Readonly<Record<string, Pronouns>> = {
  en: { own: 'i my mine myself', others: 'you your yours yourself' },
  de: {
    own: 'ich mein meine meinem meinen meiner meines',
    others: 'du dich dir dein deine deinem deinen deiner deines',
  },
  es: { own: 'yo mi mis mio mia mios mias', others: 'tu tus te ti tuyo tuya tuyos tuyas usted' },
  fr: { own: 'j je mon ma mes mien mienne', others: 't tu te toi ton ta tes tien tienne vous votre vos' },
  pt: { own: 'eu meu meus minha minhas', others: 'tu te ti teu teus tua tuas voce voces seu seus sua suas' },
  ar: { own: 'انا عندي', others: 'انت عندك لك' },
  ja: { own: '私 僕 俺', others: 'あなた 君 お前 私たち' },
  zh: { own: '我', others: '你 您 我们 告诉我' },
};
