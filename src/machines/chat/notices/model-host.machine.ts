import { assign, setup, type ActorRefFrom } from 'xstate';

/** What the server reports of the language model that writes the replies of a chat. */
export type ModelReport =
  | { readonly type: 'model.asked' }
  | { readonly type: 'model.loading'; readonly name: string }
  | { readonly type: 'model.reading'; readonly tokens: number }
  | { readonly type: 'model.answered' }
  | { readonly type: 'model.gone' }
  | ({ readonly type: 'model.swapped' } & Swap)
  | ({ readonly type: 'model.cut' } & Cut);

/** Another model writes from now on. */
interface Swap {
  readonly name: string;
}

/** The model read only the end of what it was sent. */
interface Cut {
  /** How many tokens it read. */
  readonly tokens: number;
}

export type ModelHostEvent =
  | ModelReport
  /** The user has read the notice. */
  | { readonly type: 'notice.dismiss' };

export interface ModelHostContext {
  /** The name of the model that is loaded. */
  readonly name: string;
  /** How many tokens the model reads. */
  readonly tokens: number;
  /** What the user has not read yet; null for nothing. */
  readonly notice: ModelNotice | null;
}

export type ModelNotice = ({ readonly kind: 'swapped' } & Swap) | ({ readonly kind: 'cut' } & Cut);

export type ModelHostTag = 'loading' | 'reading';

export const modelHostMachine = setup({
  types: {
    context: {} as ModelHostContext,
    events: {} as ModelHostEvent,
    tags: {} as ModelHostTag,
  },
  actions: {
    setName: assign((_, { name }: { name: string }) => ({ name })),
    setTokens: assign((_, { tokens }: { tokens: number }) => ({ tokens })),
    setSwap: assign((_, { name }: Swap) => ({ notice: { kind: 'swapped' as const, name } })),
    setCut: assign((_, { tokens }: Cut) => ({ notice: { kind: 'cut' as const, tokens } })),
    clearNotice: assign({ notice: null }),
  },
}).createMachine({
  id: 'modelHost',
  description:
    'What the language model of a chat does, as far as the server reports it with a reply: at home it has to be loaded first, and may be gone or another one.',
  context: { name: '', tokens: 0, notice: null },
  on: {
    'model.asked': '.unknown',
    'model.loading': { target: '.loading', actions: { type: 'setName', params: ({ event }) => event } },
    'model.reading': { target: '.reading', actions: { type: 'setTokens', params: ({ event }) => event } },
    'model.answered': '.ready',
    'model.gone': '.gone',
    'model.swapped': { actions: { type: 'setSwap', params: ({ event }) => event } },
    'model.cut': { actions: { type: 'setCut', params: ({ event }) => event } },
    'notice.dismiss': { actions: 'clearNotice' },
  },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Nothing was reported since a reply was requested, or since the chat was opened.',
    },
    loading: { tags: 'loading', description: 'The host puts the model into memory, which may take minutes.' },
    reading: { tags: 'reading', description: 'The model reads what it is sent, and has not written yet.' },
    ready: { description: 'The model thinks, writes, or has written.' },
    gone: { description: 'The host could not be reached. The next reply tries it again.' },
  },
});

export type ModelHostActor = ActorRefFrom<typeof modelHostMachine>;
