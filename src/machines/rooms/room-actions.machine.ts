import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { isExecuted, notProvidedCommand, type CommandOutcome } from '../shared/commands/command.ts';
import { isAbandoned, isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { removeEnded, runCommand } from '../shared/commands/row-commands.ts';
import { showToast } from '../shared/toast.ts';
import {
  changeOf,
  exportOf,
  toCommandId,
  toastOf,
  type ExportedRoom,
  type RoomActionsContext,
  type RoomActionsEvent,
  type RoomActionsInput,
  type RoomChange,
  type RoomCommand,
  type RoomResult,
} from './room-actions.reducers.ts';

export const roomActionsMachine = setup({
  types: {
    context: {} as RoomActionsContext,
    input: {} as RoomActionsInput,
    events: {} as RoomActionsEvent,
    children: {} as { deleteRoom: 'deleteRoom' },
  },
  actors: {
    changeRoom: notProvidedCommand<RoomResult, RoomCommand>('changeRoom'),
    exportRoom: notProvidedCommand<RoomResult, RoomCommand>('exportRoom'),
    deleteRoom: notProvidedConfirmation<RoomResult, RoomCommand>('deleteRoom'),
  },
  actions: {
    runCommand: runCommand(
      ({ type }: RoomCommand) => (type === 'room.export' ? 'exportRoom' : 'changeRoom'),
      (command: RoomCommand) => toCommandId(command),
    ),
    removeEnded: removeEnded(),
    select: assign((_, { roomId }: { roomId: string }) => ({ selectedId: roomId })),
    reportChange: sendTo(
      ({ context }) => context.parentRef,
      (_, change: RoomChange) => change,
    ),
    download: (_, _exported: ExportedRoom) => {},
    showToast,
  },
  guards: {
    isExecuted,
    isAbandoned,
    isConfirmed,
    isExported: (_, outcome: CommandOutcome<RoomResult>) =>
      outcome.kind === 'done' && outcome.result.type === 'room.exported',
    isSeen: (_, outcome: CommandOutcome<RoomResult>) =>
      outcome.kind === 'done' &&
      (outcome.result.type === 'room.renamed' ||
        (outcome.result.type === 'room.removed' && outcome.result.canBeRestored)),
    mustBeConfirmed: ({ context }) => !context.canUndo,
  },
}).createMachine({
  id: 'roomActions',
  description:
    'What the user does with the listed conversations, each as a command of its own. One is deleted at once and can be restored for a while; a host that cannot restore asks for a confirmation.',
  context: ({ input }) => ({ ...input, commands: [], selectedId: '' }),
  on: {
    'room.*': { actions: { type: 'runCommand', params: ({ event }) => event } },
    'room.delete': {
      guard: 'mustBeConfirmed',
      target: '.confirmingDeletion',
      actions: { type: 'select', params: ({ event }) => event },
    },
    'xstate.done.actor.room.*': [
      {
        guard: { type: 'isExported', params: ({ event }) => event.output },
        actions: ['removeEnded', { type: 'download', params: ({ event }) => exportOf(event.output) }],
      },
      {
        guard: { type: 'isSeen', params: ({ event }) => event.output },
        description: 'The list shows the new name, or offers to restore what was deleted.',
        actions: ['removeEnded', { type: 'reportChange', params: ({ event }) => changeOf(event.output) }],
      },
      {
        guard: { type: 'isExecuted', params: ({ event }) => event.output },
        actions: [
          'removeEnded',
          { type: 'reportChange', params: ({ event }) => changeOf(event.output) },
          { type: 'showToast', params: ({ event }) => toastOf(changeOf(event.output)) },
        ],
      },
      { actions: 'removeEnded' },
    ],
    'xstate.error.actor.room.*': { actions: 'removeEnded' },
  },
  initial: 'idle',
  states: {
    idle: {
      on: { 'name.edit': { target: 'naming', actions: { type: 'select', params: ({ event }) => event } } },
    },
    naming: {
      description: 'The user types a name for the selected conversation.',
      on: {
        'room.rename': {
          target: 'idle',
          actions: { type: 'runCommand', params: ({ event }) => event },
        },
        'name.cancel': 'idle',
      },
    },
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
              { type: 'reportChange', params: ({ event }) => changeOf(event.output) },
              { type: 'showToast', params: ({ event }) => toastOf(changeOf(event.output)) },
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

export type RoomActionsActor = ActorRefFrom<typeof roomActionsMachine>;
