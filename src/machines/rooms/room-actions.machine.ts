import { assign, sendTo, setup } from 'xstate';
import {
  hasCommand,
  isExecuted,
  notProvidedCommand,
  removeEnded,
  resultOf,
  type CommandOutcome,
} from '../shared/commands/command.ts';
import { isAbandoned, isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
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
    changeRoom: assign(({ context, spawn }, input: RoomCommand) => ({
      commands: [...context.commands, spawn('changeRoom', { id: toCommandId(input), input })],
    })),
    removeEnded: removeEnded<RoomActionsContext, RoomActionsEvent>(),
    select: assign((_, { roomId }: { roomId: string }) => ({ selectedId: roomId })),
    reportChange: sendTo(
      ({ context }) => context.parentRef,
      (_, change: RoomChange) => change,
    ),
    showToast,
  },
  guards: {
    isKnown: ({ context }, command: RoomCommand) => hasCommand(context.commands, toCommandId(command)),
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
    'room.*': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        actions: sendTo(
          ({ event }) => toCommandId(event),
          ({ event }) => ({ type: 'command.retry', params: event }),
        ),
      },
      { actions: { type: 'changeRoom', params: ({ event }) => event } },
    ],
    'room.delete': {
      guard: 'mustBeConfirmed',
      target: '.confirmingDeletion',
      actions: { type: 'select', params: ({ event }) => event },
    },
    'xstate.done.actor.room.*': [
      {
        guard: { type: 'canBeRestored', params: ({ event }) => event.output },
        description: 'The list offers to restore it.',
        actions: [
          { type: 'removeEnded', params: ({ event }) => event },
          { type: 'reportChange', params: ({ event }) => resultOf(event.output) },
        ],
      },
      {
        guard: { type: 'isExecuted', params: ({ event }) => event.output },
        actions: [
          { type: 'removeEnded', params: ({ event }) => event },
          { type: 'reportChange', params: ({ event }) => resultOf(event.output) },
          { type: 'showToast', params: ({ event }) => toastOf(resultOf(event.output)) },
        ],
      },
      { actions: { type: 'removeEnded', params: ({ event }) => event } },
    ],
    'xstate.error.actor.room.*': {
      actions: { type: 'removeEnded', params: ({ event }) => event },
    },
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
