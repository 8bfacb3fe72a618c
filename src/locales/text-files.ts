import type { Language } from '../../contract/languages.ts';
import type { MessageGroup } from './messages.ts';

/** The file in src/locales with the texts that every screen needs. */
export const appTextFile = (language: Language): string => `${language}/app/index.ts`;

/** The name of the file with a group of texts: `chat-profile` for `chatProfile`. */
export const groupFile = (group: MessageGroup): string =>
  group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file in src/locales with a group of texts: `de/chat-profile.ts` for `chatProfile`. */
export const textFile = (language: Language, group: MessageGroup): string =>
  `${language}/${groupFile(group)}.ts`;
