import { fromPromise } from 'xstate';
import type { Language } from '../../../contract/languages.ts';
import { updateLange } from '../../../contract/account/user-language.ts';
import type { MessageStore } from '../../locales/message-store.ts';
import type { LanguageState, SyncOutcome } from '../../machines/preferences/language.machine.ts';
import type { Http } from '../http/http.ts';
import { importCode } from '../shared/import-code.ts';

interface Dependencies {
  readonly messages: Pick<MessageStore, 'setLanguage'>;
  readonly call: Http['call'];
  readonly isSignedIn: () => boolean;
}

/** Actors of `language`. */
export const languageActors = ({ messages, call, isSignedIn }: Dependencies) => ({
  fetchTexts: fromPromise<Language, LanguageState>(async ({ input: { language }, signal }) => {
    await importCode(() => messages.setLanguage(language, signal));
    return language;
  }),
  saveLanguage: fromPromise<SyncOutcome, LanguageState>(async ({ input: { language }, signal }) => {
    if (!isSignedIn()) return 'signedOut';
    await call(updateLange, { language }, signal);
    return 'saved';
  }),
});
