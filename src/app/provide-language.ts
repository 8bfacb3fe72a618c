import { languageKey } from '../locales/choose-language.ts';
import { setDocumentLanguage } from '../locales/set-document-language.ts';
import { toFailure } from '../machines/shared/failure.ts';
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
  const { messages, notify, storage } = deps;
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
      showLoadError: () =>
        notify({ message: messages.read('notifications').language.notFetched, type: 'negative' }),
      showSyncWarning: (_, { error }) =>
        notify({
          message: messages.read('notifications').language.notSaved(toFailure(error).message),
          type: 'warning',
        }),
    },
  });
};
