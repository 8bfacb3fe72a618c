import { trimmed } from '../../../contract/blank-text.ts';
import { withNames } from '../../../contract/placeholders.ts';
import type { KnownPersona, MateProfile } from '../../companions/companion.ts';
import { getTexts } from '../../locales/translate.ts';
import { toLanguage } from '../../shared/to-language.ts';
import type { Database } from '../../store/database.ts';
import { readDefaultPersona } from '../rooms/known-persona.ts';

/** Returns the mate with the person's name, and its own, where its texts have placeholders. */
export const withNamesIn = <Mate extends MateProfile>(mate: Mate, person: string): Mate => {
  const fill = (text: string): string => withNames(text, { mate: mate.shortName, person });
  return {
    ...mate,
    tagline: fill(mate.tagline),
    place: fill(mate.place),
    voice: fill(mate.voice),
    greeting: fill(mate.greeting),
    scene: fill(mate.scene),
    who: fill(mate.who),
    likes: mate.likes.map(fill),
  };
};

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
