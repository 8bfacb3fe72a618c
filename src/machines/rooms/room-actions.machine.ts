import { assign, sendTo, setup } from 'xstate';
import { isExecuted, notProvidedCommand, resultOf, type CommandOutcome } from '../shared/commands/command.ts';
import { isAbandoned, isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { removeEnded, runCommand } from '../shared/commands/row-commands.ts';
import { showToast } from '../shared/toast.ts';
import {
  toCommandId,
  toastOf,
  type RoomActionsContext,
  type RoomActionsEvent,
  type RoomActionsInput,
  type RoomChange,
  type RoomCommand,
} from './room-actions.reducers.ts';

export const roomActionsMachine = setup({
  types: {
    context: {} as RoomActionsContext,
    input: {} as RoomActionsInput,
    events: {} as RoomActionsEvent,
    children: {} as { deleteRoom: 'deleteRoom' },
  },
  actors: {
    changeRoom: notProvidedCommand<RoomChange, RoomCommand>('changeRoom'),
    deleteRoom: notProvidedConfirmation<RoomChange, RoomCommand>('deleteRoom'),
  },
  actions: {
    changeRoom: runCommand('changeRoom', (command: RoomCommand) => toCommandId(command)),
    removeEnded: removeEnded(),
    select: assign((_, { roomId }: { roomId: string }) => ({ selectedId: roomId })),
    reportChange: sendTo(
      ({ context }) => context.parentRef,
      (_, change: RoomChange) => change,
    ),
    showToast,
  },
  guards: {
    isExecuted,
    isAbandoned,
    isConfirmed,
    canBeRestored: (_, outcome: CommandOutcome<RoomChange>) =>
      outcome.kind === 'done' && outcome.result.type === 'room.removed' && outcome.result.canBeRestored,
    mustBeConfirmed: ({ context }) => !context.canUndo,
  },
}).createMachine({
  id: 'roomActions',
  description:
    'What the user does with the listed conversations, each as a command of its own. One is deleted at once and can be restored for a while; a host that cannot restore asks for a confirmation.',
  context: ({ input }) => ({ ...input, commands: [], selectedId: '' }),
  on: {
    'room.*': { actions: { type: 'changeRoom', params: ({ event }) => event } },
    'room.delete': {
      guard: 'mustBeConfirmed',
      target: '.confirmingDeletion',
      actions: { type: 'select', params: ({ event }) => event },
    },
    'xstate.done.actor.room.*': [
      {
        guard: { type: 'canBeRestored', params: ({ event }) => event.output },
        description: 'The list offers to restore it.',
        actions: ['removeEnded', { type: 'reportChange', params: ({ event }) => resultOf(event.output) }],
      },
      {
        guard: { type: 'isExecuted', params: ({ event }) => event.output },
        actions: [
          'removeEnded',
          { type: 'reportChange', params: ({ event }) => resultOf(event.output) },
          { type: 'showToast', params: ({ event }) => toastOf(resultOf(event.output)) },
        ],
      },
      { actions: 'removeEnded' },
    ],
    'xstate.error.actor.room.*': { actions: 'removeEnded' },
  },
  initial: 'idle',
  states: {
    idle: {},
    confirmingDeletion: {
      invoke: {
        id: 'deleteRoom',
        src: 'deleteRoom',
        input: ({ context }) => ({ type: 'room.delete', roomId: context.selectedId }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'reportChange', params: ({ event }) => resultOf(event.output) },
              { type: 'showToast', params: ({ event }) => toastOf(resultOf(event.output)) },
            ],
          },
          {
            guard: { type: 'isAbandoned', params: ({ event }) => event.output },
            target: 'idle',
            actions: sendTo(({ context }) => context.parentRef, { type: 'rooms.changed' }),
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
  },
});
