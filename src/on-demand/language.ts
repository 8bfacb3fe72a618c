import { languageKey } from '../locales/choose-language.ts';
import type { LoadedMessages } from '../locales/loaded-messages.ts';
import { markPage } from '../locales/mark-page.ts';
import { toFailure } from '../machines/shared/failure.ts';
import { languageMachine } from '../machines/preferences/language.machine.ts';
import type { LanguageState } from '../machines/preferences/language.types.ts';
import type { NotificationRequest } from '../machines/notifications/notifications.types.ts';
import type { Http } from '../services/http/http.ts';
import { languageActors } from '../services/preferences/language.actors.ts';
import type { SafeStorage } from '../services/storage/safe-storage.ts';

/** What a choice of language needs of the page. */
export interface LanguageWorld {
  readonly messages: LoadedMessages;
  readonly call: Http['call'];
  readonly storage: SafeStorage;
  readonly isSignedIn: () => boolean;
  /** The page speaks another language now. */
  readonly onSpoken: (spoken: LanguageState) => void;
  readonly reloadPage: () => void;
  readonly notify: (notification: NotificationRequest) => void;
}

/** The language machine, ready to be started. */
export const provideLanguage = ({
  messages,
  storage,
  onSpoken,
  reloadPage,
  notify,
  ...world
}: LanguageWorld) =>
  languageMachine.provide({
    actors: languageActors({ messages, ...world }),
    actions: {
      applyLanguage(_, spoken) {
        markPage(spoken.language);
        storage.write(languageKey, spoken.language);
        onSpoken(spoken);
      },
      reloadPage,
      showLoadError: () => notify({ message: messages.read('around').language.notFetched, type: 'negative' }),
      showSyncWarning: (_, { error }) =>
        notify({
          message: messages.read('around').language.untold(toFailure(error).message),
          type: 'warning',
        }),
    },
  });
