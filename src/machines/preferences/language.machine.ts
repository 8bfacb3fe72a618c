import { assign, setup, type EventObject } from 'xstate';
import type { Language } from '../../../contract/languages.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { showToast } from '../shared/toast.ts';

/** The language of the page, or the one to change to. */
export interface LanguageState {
  readonly language: Language;
}

/** Whether an account was signed in. */
export type SyncOutcome = 'saved' | 'signedOut';

export type LanguageEvent =
  | { readonly type: 'language.choose'; readonly language: Language }
  | { readonly type: 'sync.retry' }
  | { readonly type: 'load.cancel' };

export const languageMachine = setup({
  types: {
    context: {} as LanguageState,
    events: {} as LanguageEvent,
    input: {} as LanguageState,
    tags: {} as 'loading' | 'syncing' | 'slow' | 'syncFailed',
  },
  actors: {
    fetchTexts: notProvidedPromise<Language, LanguageState>('fetchTexts'),
    saveLanguage: notProvidedPromise<SyncOutcome, LanguageState>('saveLanguage'),
  },
  guards: {
    isOther: ({ context, event }) => event.type === 'language.choose' && event.language !== context.language,
    isSaved: (_, { outcome }: { outcome: SyncOutcome }) => outcome === 'saved',
  },
  actions: {
    setLanguage: assign((_, { language }: LanguageState) => ({ language })),
    applyLanguage: (_, _params: LanguageState) => {},
    reloadPage: () => {},
    showToast,
  },
  delays: { slowAfter: 15_000, reloadGrace: 3000 },
}).createMachine({
  id: 'language',
  description: 'Changes the language of the page, and saves it to the account.',
  context: ({ input }) => ({ language: input.language }),
  initial: 'idle',
  on: {
    'language.choose': { guard: 'isOther', target: '.loading' },
  },
  states: {
    idle: {},
    loading: {
      description: 'The page keeps its language until all texts that it shows are loaded in the new one.',
      tags: 'loading',
      invoke: {
        id: 'fetchTexts',
        src: 'fetchTexts',
        input: ({ event }) => ({ language: toLanguage(event) }),
        onDone: {
          target: 'syncing',
          description: 'Applied at once, before the account is saved.',
          actions: [
            { type: 'setLanguage', params: ({ event }) => ({ language: event.output }) },
            { type: 'applyLanguage', params: ({ event }) => ({ language: event.output }) },
          ],
        },
        onError: { target: 'idle', actions: { type: 'showToast', params: { key: 'languageNotLoaded' } } },
      },
      initial: 'pending',
      on: {
        'language.choose': {
          target: 'loading',
          reenter: true,
          description: 'The last choice counts, even if it is the current language.',
        },
        'load.cancel': 'idle',
      },
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    syncing: {
      tags: 'syncing',
      invoke: {
        id: 'saveLanguage',
        src: 'saveLanguage',
        input: ({ context }) => ({ language: context.language }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'reloading',
            description: 'The page reloads, as specified. Drafts and open replies are restored.',
            actions: 'reloadPage',
          },
          { target: 'idle', description: 'Nobody is signed in: the choice is stored in the browser only.' },
        ],
        onError: {
          target: 'syncFailed',
          actions: {
            type: 'showToast',
            params: ({ event }) => ({ key: 'languageNotSaved', error: event.error }),
          },
        },
      },
      initial: 'pending',
      on: { 'load.cancel': 'idle' },
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    syncFailed: {
      description: 'The page uses the new language; the account still has the old one.',
      tags: 'syncFailed',
      on: { 'sync.retry': 'syncing' },
    },
    reloading: {
      description: 'If the reload does not happen, the page stays usable.',
      after: { reloadGrace: 'idle' },
    },
  },
});

const isChoice = (event: EventObject): event is Extract<LanguageEvent, { type: 'language.choose' }> =>
  event.type === 'language.choose';

function toLanguage(event: EventObject): Language {
  if (!isChoice(event)) throw new TypeError(`${event.type} has no language.`);
  return event.language;
}
