import { assign, setup, type ActorRefFrom } from 'xstate';
import * as reducers from './key-list.reducers.ts';
import type { KeyListContext, KeyListEvent, KeyListInput } from './key-list.reducers.ts';
import { keysIn } from './key-text.ts';

export const keyListMachine = setup({
  types: {
    context: {} as KeyListContext,
    input: {} as KeyListInput,
    events: {} as KeyListEvent,
  },
  actions: {
    setText: assign(({ context }, { text }: { text: string }) => reducers.withText(context, text)),
    setComposed: assign((_, { text }: { text: string }) => ({ written: text, change: null })),
    addWritten: assign(({ context }) => ({
      ...reducers.withKeys(context, keysIn(context.written, context.arePatterns)),
      written: '',
    })),
    addList: assign(({ context }, { text }: { text: string }) =>
      reducers.withKeys(context, keysIn(text, context.arePatterns)),
    ),
    removeKey: assign(({ context }, { key }: { key: string }) => reducers.withoutKey(context, key)),
    removeLast: assign(({ context }) => reducers.withoutLast(context)),
    setValue: assign((_, { value }: { value: string }) => reducers.restored(value)),
    /** Restores the list that the session or a reload has interrupted. */
    resumeList: (_, _params: KeyListInput) => {},
  },
  guards: {
    isWritten: ({ context }) => context.written !== '',
    isBlank: ({ context }) => context.written === '',
    hasKeys: ({ context }) => context.keys.length > 0,
  },
}).createMachine({
  id: 'keyList',
  description: 'A list of keys in the form of an entry, and a field in which one types more of them.',
  context: ({ input }) => ({ ...input, written: '', change: null }),
  entry: { type: 'resumeList', params: ({ context }) => context },
  initial: 'blank',
  on: {
    'text.change': { actions: { type: 'setText', params: ({ event }) => event } },
    'text.compose': { actions: { type: 'setComposed', params: ({ event }) => event } },
    'list.paste': { actions: { type: 'addList', params: ({ event }) => event } },
    'list.restore': { actions: { type: 'setValue', params: ({ event }) => event } },
    'key.remove': { actions: { type: 'removeKey', params: ({ event }) => event } },
  },
  states: {
    blank: {
      always: { guard: 'isWritten', target: 'written' },
      on: { 'key.removeLast': { guard: 'hasKeys', actions: 'removeLast' } },
    },
    written: {
      description: 'The field has text, which is saved with the list.',
      always: { guard: 'isBlank', target: 'blank' },
      on: { 'text.submit': { actions: 'addWritten' } },
    },
  },
});

export type KeyListActor = ActorRefFrom<typeof keyListMachine>;
