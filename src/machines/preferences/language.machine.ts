import { assign, setup } from 'xstate';
import type { Language } from '../../../contract/languages.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import * as rules from './language.reducers.ts';
import type { LanguageEvent, LanguageState, Telling } from './language.types.ts';

export const languageMachine = setup({
  types: {
    context: {} as LanguageState,
    events: {} as LanguageEvent,
    input: {} as LanguageState,
    tags: {} as 'fetching' | 'telling' | 'slow' | 'untold',
  },
  actors: {
    fetchTexts: notProvidedPromise<Language, LanguageState>('fetchTexts'),
    saveLanguage: notProvidedPromise<Telling, LanguageState>('saveLanguage'),
  },
  guards: {
    isOther: ({ context, event }) => event.type === 'language.choose' && event.language !== context.language,
    isTold: (_, { telling }: { telling: Telling }) => telling === 'told',
  },
  actions: {
    setLanguage: assign((_, { language }: LanguageState) => ({ language })),
    applyLanguage: (_, _params: LanguageState) => {},
    reloadPage: () => {},
    showLoadError: () => {},
    showSyncWarning: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000, reloadGrace: 3000 },
}).createMachine({
  id: 'language',
  description: 'Which language the page speaks, and that the account knows of it.',
  context: ({ input }) => ({ language: input.language }),
  initial: 'speaking',
  on: {
    'language.choose': { guard: 'isOther', target: '.fetching' },
  },
  states: {
    speaking: {},
    fetching: {
      description:
        'The page goes on in its old language until everything that it shows has come in the new one.',
      tags: 'fetching',
      invoke: {
        id: 'fetchTexts',
        src: 'fetchTexts',
        input: ({ event }) => ({ language: rules.languageOf(event) }),
        onDone: {
          target: 'telling',
          description: 'Here at once, whatever the server says.',
          actions: [
            { type: 'setLanguage', params: ({ event }) => ({ language: event.output }) },
            { type: 'applyLanguage', params: ({ event }) => ({ language: event.output }) },
          ],
        },
        onError: { target: 'speaking', actions: 'showLoadError' },
      },
      initial: 'prompt',
      on: {
        'language.choose': {
          target: 'fetching',
          reenter: true,
          description: 'Also back to the language that is spoken: the last choice counts.',
        },
        'load.cancel': 'speaking',
      },
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    telling: {
      tags: 'telling',
      invoke: {
        id: 'saveLanguage',
        src: 'saveLanguage',
        input: ({ context }) => ({ language: context.language }),
        onDone: [
          {
            guard: { type: 'isTold', params: ({ event }) => ({ telling: event.output }) },
            target: 'reloading',
            description: 'The page reloads, as specified. Drafts and open replies are restored.',
            actions: 'reloadPage',
          },
          { target: 'speaking', description: 'Nobody is signed in: the choice is the browser’s alone.' },
        ],
        onError: {
          target: 'untold',
          actions: { type: 'showSyncWarning', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      on: { 'load.cancel': 'speaking' },
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    untold: {
      description: 'The page speaks the new language; the account still has the old one.',
      tags: 'untold',
      on: { 'sync.retry': 'telling' },
    },
    reloading: {
      description: 'The page is about to go. Where it cannot, it simply goes on.',
      after: { reloadGrace: 'speaking' },
    },
  },
});
