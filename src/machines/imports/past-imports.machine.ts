import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Import } from '../../../contract/account/imports.ts';
import {
  isAbandoned,
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../shared/commands/confirmation.ts';
import { notProvidedRequest } from '../shared/request.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

export interface PastImportsContext {
  /** The newest first. */
  readonly imports: readonly Import[];
  /** The import that is to be undone; null while none is. */
  readonly undoing: string | null;
  /** How much stays of the import that was undone last; null where none was. */
  readonly retained: number | null;
}

export type PastImportsEvent =
  | { readonly type: 'load.retry' }
  /** Something was imported. */
  | { readonly type: 'imports.changed' }
  | { readonly type: 'import.undo'; readonly importId: string }
  | ChildCrashed;

export type PastImportsTag = 'failed';

/** The imports that can be undone. */
export const pastImportsMachine = setup({
  types: {
    context: {} as PastImportsContext,
    events: {} as PastImportsEvent,
    tags: {} as PastImportsTag,
    children: {} as { request: 'fetchImports'; undoImport: 'undoImport' },
  },
  actors: {
    fetchImports: notProvidedRequest<readonly Import[]>('fetchImports'),
    undoImport: notProvidedConfirmation<{ retained: number }, { importId: string }>('undoImport'),
  },
  actions: {
    setImports: assign((_, { imports }: { imports: readonly Import[] }) => ({ imports })),
    setUndoing: assign((_, { importId }: { importId: string }) => ({ undoing: importId, retained: null })),
    setRetained: assign((_, { outcome }: { outcome: ConfirmationOutcome<{ retained: number }> }) => ({
      retained: outcome.kind === 'confirmed' ? outcome.result.retained : null,
    })),
    clearRetained: assign({ retained: null }),
  },
  guards: { isConfirmed, isAbandoned },
}).createMachine({
  id: 'pastImports',
  description: 'Lists the imports of which something still exists, and undoes each as a whole.',
  context: { imports: [], undoing: null, retained: null },
  initial: 'loading',
  states: {
    loading: {
      on: { 'imports.changed': { target: 'loading', reenter: true, actions: 'clearRetained' } },
      invoke: {
        id: 'request',
        src: 'fetchImports',
        onDone: {
          target: 'ready',
          actions: { type: 'setImports', params: ({ event }) => ({ imports: event.output }) },
        },
        onError: 'failed',
      },
    },
    ready: {
      initial: 'idle',
      on: { 'imports.changed': { target: 'loading', actions: 'clearRetained' } },
      states: {
        idle: {
          on: {
            'import.undo': {
              target: 'undoing',
              actions: { type: 'setUndoing', params: ({ event }) => event },
            },
          },
        },
        undoing: {
          invoke: {
            id: 'undoImport',
            src: 'undoImport',
            input: ({ context }) => ({ importId: context.undoing ?? '' }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: '#pastImports.loading',
                actions: { type: 'setRetained', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                guard: { type: 'isAbandoned', params: ({ event }) => event.output },
                target: '#pastImports.loading',
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading', 'imports.changed': 'loading' } },
  },
});

export type PastImportsActor = ActorRefFrom<typeof pastImportsMachine>;
