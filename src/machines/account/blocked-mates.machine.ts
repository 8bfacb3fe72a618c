import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Mate } from '../../../contract/mates/mate.ts';
import {
  isAbandoned,
  notProvidedCommand,
  type CommandOutcome,
  type CommandEnded,
} from '../shared/commands/command.ts';
import { removeEnded, runCommand, type RowCommands } from '../shared/commands/row-commands.ts';
import { notProvidedRequest } from '../shared/request.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

/** The mate to unblock, or the one that was. */
export interface Unblock {
  readonly mateId: string;
}

export interface BlockedMatesContext extends RowCommands {
  readonly mates: readonly Mate[];
}

export type BlockedMatesEvent =
  | ({ readonly type: 'block.remove' } & Unblock)
  | { readonly type: 'load.retry' }
  | CommandEnded<`unblock.${string}`, Unblock>
  | ChildCrashed;

export type BlockedMatesTag = 'ready' | 'failed';

export const blockedMatesMachine = setup({
  types: {
    context: {} as BlockedMatesContext,
    events: {} as BlockedMatesEvent,
    tags: {} as BlockedMatesTag,
  },
  actors: {
    fetchBlocks: notProvidedRequest<readonly Mate[]>('fetchBlocks'),
    unblockMate: notProvidedCommand<Unblock, Unblock>('unblockMate'),
  },
  actions: {
    setMates: assign((_, { mates }: { mates: readonly Mate[] }) => ({ mates })),
    unblock: runCommand('unblockMate', ({ mateId }: Unblock) => `unblock.${mateId}`),
    removeEnded: removeEnded(),
    removeMate: assign(({ context }, outcome: CommandOutcome<Unblock>) => ({
      mates: context.mates.filter(
        ({ mateId }) => outcome.kind !== 'done' || mateId !== outcome.result.mateId,
      ),
    })),
  },
  guards: { isAbandoned },
}).createMachine({
  id: 'blockedMates',
  description: 'Lists the mates that the user blocked, and unblocks each on its own.',
  context: { mates: [], commands: [] },
  initial: 'loading',
  on: {
    'xstate.done.actor.unblock.*': [
      {
        guard: { type: 'isAbandoned', params: ({ event }) => event.output },
        target: '.loading',
        actions: 'removeEnded',
      },
      { actions: ['removeEnded', { type: 'removeMate', params: ({ event }) => event.output }] },
    ],
    'xstate.error.actor.unblock.*': { actions: 'removeEnded' },
  },
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchBlocks',
        onDone: {
          target: 'ready',
          actions: { type: 'setMates', params: ({ event }) => ({ mates: event.output }) },
        },
        onError: 'failed',
      },
    },
    ready: {
      tags: 'ready',
      on: { 'block.remove': { actions: { type: 'unblock', params: ({ event }) => event } } },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type BlockedMatesActor = ActorRefFrom<typeof blockedMatesMachine>;
