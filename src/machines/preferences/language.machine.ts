import { assign, setup } from 'xstate';
import type { Language } from '../../../contract/languages.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { showToast } from '../shared/toast.ts';

/** The language of the page, or the one to change to. */
export interface LanguageState {
  readonly language: Language;
}

export interface LanguageInput extends LanguageState {
  /** Chosen on the page before this one, which was reloaded before it had changed. */
  readonly choice: Language | null;
}

/** Whether an account was signed in. */
export type SyncOutcome = 'saved' | 'signedOut';

export type LanguageEvent =
  | { readonly type: 'language.choose'; readonly language: Language }
  | { readonly type: 'sync.retry' }
  | { readonly type: 'load.cancel' };

export const languageMachine = setup({
  types: {
    context: {} as LanguageInput,
    events: {} as LanguageEvent,
    input: {} as LanguageInput,
    tags: {} as 'loading' | 'syncing' | 'slow' | 'syncFailed',
  },
  actors: {
    fetchTexts: notProvidedPromise<Language, LanguageState>('fetchTexts'),
    saveLanguage: notProvidedPromise<SyncOutcome, LanguageState>('saveLanguage'),
  },
  guards: {
    isOther: ({ context, event }) => event.type === 'language.choose' && event.language !== context.language,
    hasChoice: ({ context }) => context.choice !== null,
    isSaved: (_, { outcome }: { outcome: SyncOutcome }) => outcome === 'saved',
  },
  actions: {
    setChoice: assign((_, { language }: LanguageState) => ({ choice: language })),
    clearChoice: assign({ choice: null }),
    setLanguage: assign((_, { language }: LanguageState) => ({ language })),
    applyLanguage: (_, _params: LanguageState) => {},
    /** For the next page, if this one reloads. */
    persistChoice: (_, _params: LanguageState) => {},
    forgetChoice: () => {},
    reloadPage: () => {},
    showToast,
  },
  delays: { slowAfter: 15_000, reloadGrace: 3000 },
}).createMachine({
  id: 'language',
  description: 'Changes the language of the page, and saves it to the account.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'language.choose': {
      guard: 'isOther',
      target: '.changing',
      actions: { type: 'setChoice', params: ({ event }) => event },
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasChoice', target: 'changing' }, { target: 'idle' }] },
    idle: {},
    changing: {
      description: 'If the page reloads meanwhile, for whatever reason, the next one continues.',
      entry: { type: 'persistChoice', params: ({ context }) => wantedIn(context) },
      exit: ['clearChoice', 'forgetChoice'],
      on: { 'load.cancel': 'idle' },
      initial: 'loading',
      states: {
        loading: {
          description: 'The page keeps its language until all texts that it shows are loaded in the new one.',
          tags: 'loading',
          invoke: {
            id: 'fetchTexts',
            src: 'fetchTexts',
            input: ({ context }) => wantedIn(context),
            onDone: {
              target: 'syncing',
              description: 'Applied at once, before the account is saved.',
              actions: [
                { type: 'setLanguage', params: ({ event }) => ({ language: event.output }) },
                { type: 'applyLanguage', params: ({ event }) => ({ language: event.output }) },
              ],
            },
            onError: {
              target: '#language.idle',
              actions: { type: 'showToast', params: { key: 'languageNotLoaded' } },
            },
          },
          initial: 'pending',
          on: {
            'language.choose': {
              target: '#language.changing',
              reenter: true,
              description: 'The last choice counts, even if it is the current language.',
              actions: { type: 'setChoice', params: ({ event }) => event },
            },
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
                target: '#language.reloading',
                description: 'The page reloads, as specified. Drafts and open replies are restored.',
                actions: 'reloadPage',
              },
              {
                target: '#language.idle',
                description: 'Nobody is signed in: the choice is stored in the browser only.',
              },
            ],
            onError: {
              target: '#language.syncFailed',
              actions: {
                type: 'showToast',
                params: ({ event }) => ({ key: 'languageNotSaved', error: event.error }),
              },
            },
          },
          initial: 'pending',
          states: {
            pending: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow' },
          },
        },
      },
    },
    syncFailed: {
      description: 'The page uses the new language; the account still has the old one.',
      tags: 'syncFailed',
      on: {
        'sync.retry': {
          target: 'changing.syncing',
          actions: { type: 'setChoice', params: ({ context }) => context },
        },
      },
    },
    reloading: {
      description: 'If the reload does not happen, the page stays usable.',
      on: {
        'language.choose': {
          description: 'What is loaded now would end with the page: the next one continues with the choice.',
          actions: [
            { type: 'setChoice', params: ({ event }) => event },
            { type: 'persistChoice', params: ({ event }) => event },
          ],
        },
      },
      after: { reloadGrace: [{ guard: 'hasChoice', target: 'changing' }, { target: 'idle' }] },
    },
  },
});

/** The language to change to. */
function wantedIn({ choice, language }: LanguageInput): LanguageState {
  return { language: choice ?? language };
}
