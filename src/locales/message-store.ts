import type { Language } from '../../contract/languages.ts';
import type { Site } from '../../contract/site.ts';
import { loadAppTexts, loadGroups } from './load-texts.ts';
import type { AppMessages, MessageGroup, Messages, ReadMessages } from './messages.ts';

/** A language with the texts that every screen needs. */
export interface InitialMessages {
  readonly language: Language;
  readonly texts: AppMessages;
}

/** The loaded texts in the page's language. */
export interface MessageStore {
  readonly language: () => Language;
  /** Reads in the current language. */
  readonly read: ReadMessages;
  /** Returns a function that reads the same; it changes with the language, so that React renders again. */
  readonly reader: () => ReadMessages;
  /** Calls the listener after each change of language. */
  readonly subscribe: (listener: () => void) => void;
  /** Loads the groups that are missing. Rejects when one does not load. */
  readonly load: (groups: readonly MessageGroup[]) => Promise<void>;
  /** Changes the language after every group in use has loaded in it. Rejects, with nothing changed, when one does not load or the signal aborts. */
  readonly setLanguage: (language: Language, signal: AbortSignal) => Promise<void>;
}

/** Creates the page's texts. `loaders` are replaced in tests only. */
export function createMessageStore(
  initial: InitialMessages,
  site: Site,
  loaders = { loadAppTexts, loadGroups },
): MessageStore {
  let current = initial.language;
  let groups: Partial<Messages> = { site, product: site.product, ...initial.texts };
  const used = new Set<MessageGroup>();
  const listeners = new Set<() => void>();

  const read: ReadMessages = (name) => {
    const group = groups[name];
    if (group === undefined) throw new Error(`The texts of "${name}" have not been loaded.`);
    return group;
  };
  const findMissing = (names: readonly MessageGroup[]) => names.filter((name) => groups[name] === undefined);
  const lateIn = (loaded: Partial<Messages>) => [...used].filter((name) => loaded[name] === undefined);
  let reader: ReadMessages = (name) => read(name);

  return {
    language: () => current,
    read,
    reader: () => reader,
    subscribe: (listener) => void listeners.add(listener),
    async load(names) {
      for (const name of names) used.add(name);
      let missing = findMissing(names);
      while (missing.length > 0) {
        const language = current;
        const loaded = await loaders.loadGroups(language, missing);
        // Texts of a language that has been replaced meanwhile are of no use.
        if (language === current) Object.assign(groups, loaded);
        missing = findMissing(names);
      }
    },
    async setLanguage(language, signal) {
      const [texts, loaded] = await Promise.all([
        loaders.loadAppTexts(language),
        loaders.loadGroups(language, [...used]),
      ]);
      // What was loaded meanwhile, in the former language, is in use too.
      for (let late = lateIn(loaded); late.length > 0; late = lateIn(loaded)) {
        Object.assign(loaded, await loaders.loadGroups(language, late));
      }
      signal.throwIfAborted();
      current = language;
      groups = { site, product: site.product, ...texts, ...loaded };
      reader = (name) => read(name);
      for (const listener of listeners) listener();
    },
  };
}
