import { languageKey } from '../locales/choose-language.ts';
import { setDocumentLanguage } from '../locales/set-document-language.ts';
import { languageMachine } from '../machines/preferences/language.machine.ts';
import { languageActors } from '../services/preferences/language.actors.ts';
import type { AppDeps } from './app-deps.ts';

interface LanguageDeps extends AppDeps {
  readonly isSignedIn: () => boolean;
  /** Writes the window's title in the new language. */
  readonly updateTitle: () => void;
  readonly reloadPage: () => void;
}

/** Provides the machine that changes the page's language. */
export const provideLanguage = ({ updateTitle, reloadPage, ...deps }: LanguageDeps) => {
  const { showToast, storage } = deps;
  return languageMachine.provide({
    actors: languageActors(deps),
    actions: {
      applyLanguage({ system }, { language }) {
        setDocumentLanguage(language);
        storage.write(languageKey, language);
        system.get('auth')?.send({ type: 'language.changed', language });
        updateTitle();
      },
      reloadPage,
      showToast,
    },
  });
};
