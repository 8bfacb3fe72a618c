import { assign, sendTo, setup } from 'xstate';
import type { Mate } from '../../../contract/mate.ts';
import {
  hasCommand,
  notProvidedCommand,
  removeEnded,
  type CommandOutcome,
  type CommandActor,
  type CommandEnded,
} from '../shared/commands/command.ts';
import { isAbandoned } from '../shared/commands/confirmation.ts';
import { notProvidedRequest } from '../shared/request.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

/** The mate to unblock, or the one that was. */
export interface Unblock {
  readonly mateId: string;
}

export interface BlockedMatesContext {
  readonly mates: readonly Mate[];
  /** The mates that are being unblocked, or could not be: `unblock` and the ID of the mate. */
  readonly commands: readonly CommandActor[];
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
    unblock: assign(({ context, spawn }, { mateId }: Unblock) => ({
      commands: [...context.commands, spawn('unblockMate', { id: toCommandId(mateId), input: { mateId } })],
    })),
    removeEnded: removeEnded<BlockedMatesContext, BlockedMatesEvent>(),
    removeMate: assign(({ context }, outcome: CommandOutcome<Unblock>) => ({
      mates: context.mates.filter(
        ({ mateId }) => outcome.kind !== 'done' || mateId !== outcome.result.mateId,
      ),
    })),
  },
  guards: {
    isAbandoned,
    isKnown: ({ context }, { mateId }: Unblock) => hasCommand(context.commands, toCommandId(mateId)),
  },
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
        actions: { type: 'removeEnded', params: ({ event }) => event },
      },
      {
        actions: [
          { type: 'removeEnded', params: ({ event }) => event },
          { type: 'removeMate', params: ({ event }) => event.output },
        ],
      },
    ],
    'xstate.error.actor.unblock.*': {
      actions: { type: 'removeEnded', params: ({ event }) => event },
    },
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
      on: {
        'block.remove': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: sendTo(({ event }) => toCommandId(event.mateId), { type: 'command.retry' }),
          },
          { actions: { type: 'unblock', params: ({ event }) => event } },
        ],
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

const toCommandId = (mateId: string): string => `unblock.${mateId}`;
