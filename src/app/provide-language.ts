import { sendToActor } from './actors/system-actors.ts';
import { closestLanguage, type Language } from '../../contract/languages.ts';
import { languageChoiceKey, languageKey } from '../locales/choose-language.ts';
import { setDocumentLanguage } from '../locales/set-document-language.ts';
import { languageMachine } from '../machines/preferences/language.machine.ts';
import { languageActors } from '../services/preferences/language.actors.ts';
import type { SafeStorage } from '../services/storage/safe-storage.ts';
import type { AppDeps } from './actors/app-deps.ts';

interface LanguageDeps extends AppDeps {
  readonly isSignedIn: () => boolean;
  /** Writes the window's title in the new language. */
  readonly updateTitle: () => void;
  readonly reloadPage: () => void;
}

/** Provides the machine that changes the page's language. */
export const provideLanguage = ({ updateTitle, reloadPage, ...deps }: LanguageDeps) => {
  const { showToast, storage, tabStorage } = deps;
  return languageMachine.provide({
    actors: languageActors(deps),
    actions: {
      applyLanguage({ system }, { language }) {
        setDocumentLanguage(language);
        storage.write(languageKey, language);
        sendToActor(system, 'auth', { type: 'language.changed', language });
        updateTitle();
      },
      persistChoice: (_, { language }) => void tabStorage.write(languageChoiceKey, language),
      forgetChoice: () => tabStorage.remove(languageChoiceKey),
      reloadPage,
      showToast,
    },
  });
};

/** The choice on the previous page, if it was reloaded before it had changed. */
export const readLanguageChoice = (tabStorage: SafeStorage): Language | null =>
  closestLanguage(tabStorage.read(languageChoiceKey) ?? '') ?? null;
