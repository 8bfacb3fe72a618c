import { chooseNumber } from '../../../contract/macros/choices.ts';
import { firstMessages } from '../../content/first-messages.ts';
import { toLanguage } from '../../shared/to-language.ts';
import { languageOr } from '../../text-safety/output/conversation-language.ts';
import type { StoredMate } from './catalogue.ts';

/**
 * Returns what a mate says first that has no first message: from its name and what it is, in the language of its texts, else in the
 * reader's. The same mate always says the same.
 */
export const firstMessageOf = (
  {
    mateId,
    shortName,
    tagline,
    who,
    scene,
  }: Pick<StoredMate, 'mateId' | 'shortName' | 'tagline' | 'who' | 'scene'>,
  readerLanguage: string,
): string => {
  const language = languageOr(toLanguage(readerLanguage), [`${who} ${scene} ${tagline}`]);
  const { messages, who: introduction } = firstMessages[language];
  const words = { name: shortName, tagline: tagline.replace(/[.。]$/u, '') };
  const fill = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replaceAll(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '');
  const isShort = words.tagline !== '' && (isPhrase.test(words.tagline) || isWord.test(words.tagline));
  const message = messages[chooseNumber(messages.length, mateId)] ?? '';
  return fill(message, { ...words, who: isShort ? fill(introduction, words) : '' });
};

/** Only what names a kind of person can follow a name: "A beekeeper", but not "Keeps bees, and talks about them". */
const isPhrase = /^(?:an?|eine?|une?|una?|uma?) [^.,;:!?。，、；：！？\n]{2,40}$/iu;
const isWord = /^[\p{L}\p{M}\p{N}]{2,20}$/u;
