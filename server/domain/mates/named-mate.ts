import { trimmed } from '../../../contract/blank-text.ts';
import {
  fillAllMacros,
  fillMacros,
  usesVariables,
  type MacroScene,
} from '../../../contract/macros/fill-macros.ts';
import { noVariables, type Variables } from '../../../contract/macros/variables.ts';
import type { KnownPersona, Line } from '../../companions/companion.ts';
import type { MateProfile } from '../../content/mate-profile.ts';
import { spokenBy } from '../../content/languages/all.ts';
import { getTexts } from '../../locales/translate.ts';
import { conversationLanguage } from '../../text-safety/output/conversation-language.ts';
import { toLanguage } from '../../shared/to-language.ts';
import type { Database } from '../../store/database.ts';
import { readDefaultPersona } from './known-persona.ts';
import { toMacroName } from '../../shared/short-name.ts';

/** Where the texts of a mate are read, when and by whom. */
export interface Reading extends Pick<MacroScene, 'place' | 'occasion' | 'now' | 'timeZone'> {
  /** The name of the person in them. */
  readonly person: string;
}

/** Returns the mate with its texts as they are read: with the names and choices of their macros, and without braces. */
export const withNamesIn = <Mate extends MateProfile>(mate: Mate, { person, ...reading }: Reading): Mate => {
  let language: string | null = null;
  const names = { mate: toMacroName(mate), person };
  return withVariables(mate, (text, variables) => {
    const scene: MacroScene = {
      ...reading,
      names,
      variables,
      get language() {
        return (language ??= conversationLanguage([mate.greeting, mate.who]) ?? 'en');
      },
    };
    return fillMacros(text, scene);
  });
};

/** Returns the mate with all that its texts can say, to be judged. */
export const withAllNamesIn = <Mate extends MateProfile>(mate: Mate, person: string): Mate =>
  withVariables(mate, (text, variables) =>
    fillAllMacros(text, { mate: toMacroName(mate), person }, variables),
  );

/** Texts of a mate may use what others of them set, before or after them. */
const withVariables = <Mate extends MateProfile>(
  mate: Mate,
  fill: (text: string, variables: Variables) => string,
): Mate => {
  let isAny = false;
  const first = noVariables();
  const read = withTexts(mate, (text) => {
    isAny ||= usesVariables(text);
    return fill(text, first);
  });
  if (!isAny) return read;
  const second = noVariables(first.set);
  return withTexts(mate, (text) => fill(text, second));
};

const withTexts = <Mate extends MateProfile>(mate: Mate, fillAll: (text: string) => string): Mate => {
  const fill = (text: string): string => trimmed(fillAll(text));
  const fillText = (text: string): string => fill(text.replaceAll(/<START>\s*/gi, ''));
  const { craft } = mate;
  return {
    ...mate,
    name: withoutBraces(mate.name),
    shortName: withoutBraces(mate.shortName),
    tagline: fill(mate.tagline),
    pronouns: fill(mate.pronouns),
    place: fill(mate.place),
    voice: fillText(mate.voice),
    greeting: fillText(mate.greeting),
    scene: fillText(mate.scene),
    who: fillText(mate.who),
    likes: mate.likes.map(fill).filter((like) => like !== ''),
    ...(craft === undefined
      ? {}
      : {
          craft: {
            ...craft,
            instructions: fill(craft.instructions),
            finalInstructions: fill(craft.finalInstructions),
            depthNote: fill(craft.depthNote),
            examples: fill(craft.examples),
            greetings: craft.greetings.map(fillText).filter((greeting) => greeting !== ''),
          },
        }),
  };
};

/** Returns the mate with its first message in a language, where it has one in it. */
export const greetingIn = <Mate extends MateProfile>(mate: Mate, language: string): Mate => {
  const greeting = spokenBy(mate.mateId).get(toLanguage(language))?.greeting;
  return greeting === undefined ? mate : { ...mate, greeting };
};

/** The name of a mate has no macros: it would be what they stand for. */
const withoutBraces = (name: string): string => name.replaceAll(/\{{2,}/g, '{');

/**
 * Returns the mate with the first line of a conversation as its greeting: the one that was chosen, as it was said. The lines may lack
 * the first ones; only first messages have a `seq` up to their number.
 */
export const asGreeted = <Mate extends MateProfile>(
  mate: Mate,
  [first]: ReadonlyArray<Line & { readonly seq: number }>,
): Mate =>
  first?.role === 'mate' && first.seq <= 1 + (mate.craft?.greetings.length ?? 0)
    ? { ...mate, greeting: first.text }
    : mate;

/** Returns what a companion's texts call the person: by name, else as the person whom its prompt speaks of. */
export const toCompanionName = (persona: KnownPersona | null, userName: string | null): string =>
  firstVisible(persona?.name, userName) ?? 'the person';

/** Returns what a mate's texts call a reader: by the given persona's or the account's name, else as a guest. */
export const readReaderName = async (
  database: Database,
  userId: string,
  persona?: KnownPersona | null,
): Promise<string> => {
  const user = await database
    .selectFrom('users')
    .select(['name', 'language'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const known = persona === undefined ? await readDefaultPersona(database, userId) : persona;
  return firstVisible(known?.name, user.name) ?? guestName(user.language);
};

/** Returns what a mate's texts call a person without a name, in this language. */
export const guestName = (language: string): string => getTexts(toLanguage(language)).guest;

const firstVisible = (...names: readonly (string | null | undefined)[]): string | undefined =>
  names.map((name) => trimmed(name ?? '')).find((name) => name !== '');
