import type { Language } from '../../contract/languages.ts';
import type { Catalogue, LaterGroup, Messages, ReadMessages } from './messages.ts';

/** A language whose first texts are here. */
export interface Spoken {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

/** The texts that are here so far, in the language that the page speaks. */
export interface LoadedMessages {
  readonly language: () => Language;
  /** Always reads the language of the moment. */
  readonly read: ReadMessages;
  /** Reads the same, and is another function after each change of language, so that views draw anew. */
  readonly reader: () => ReadMessages;
  /** Calls after each change of language. */
  readonly subscribe: (listener: () => void) => void;
  /** Fetches groups that are not here yet. Fails when one does not come. */
  readonly load: (groups: readonly LaterGroup[]) => Promise<void>;
  /** Speaks another language, once everything that is here has come in it. When something does not come, or the signal is aborted, nothing changes. */
  readonly speak: (language: Language, signal: AbortSignal) => Promise<void>;
}

/** `fetchCatalogue` brings the first texts of another language. */
export function loadMessages(
  start: Spoken,
  product: string,
  fetchCatalogue: (language: Language) => Promise<Catalogue>,
): LoadedMessages {
  let spoken = start;
  let groups: Partial<Messages> = { product, ...start.catalogue.first };
  const wanted = new Set<LaterGroup>();
  const listeners = new Set<() => void>();

  const read = <Name extends keyof Messages>(name: Name): Messages[Name] => {
    const group: Messages[Name] | undefined = groups[name];
    if (group === undefined) throw new Error(`Nothing brought the texts of "${name}".`);
    return group;
  };
  const missingOf = (names: readonly LaterGroup[]) => names.filter((name) => groups[name] === undefined);
  let reader: ReadMessages = (name) => read(name);

  return {
    language: () => spoken.language,
    read,
    reader: () => reader,
    subscribe: (listener) => void listeners.add(listener),
    async load(names) {
      for (const name of names) wanted.add(name);
      let missing = missingOf(names);
      while (missing.length > 0) {
        const asked = spoken;
        const more = await fetchGroups(asked.catalogue, missing);
        // Where another language was chosen meanwhile, these are of no use.
        if (asked === spoken) Object.assign(groups, more);
        missing = missingOf(names);
      }
    },
    async speak(language, signal) {
      const catalogue = await fetchCatalogue(language);
      const more = await fetchGroups(catalogue, [...wanted]);
      signal.throwIfAborted();
      spoken = { language, catalogue };
      groups = { product, ...catalogue.first, ...more };
      reader = (name) => read(name);
      for (const listener of listeners) listener();
    },
  };
}

async function fetchGroups(catalogue: Catalogue, names: readonly LaterGroup[]): Promise<Partial<Messages>> {
  if (names.length === 0) return {};
  const { later } = await catalogue.later();
  const parts = await Promise.all(names.map((name) => later[name]()));
  return Object.assign({}, ...parts);
}
