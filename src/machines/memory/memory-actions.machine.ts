import { assign, sendTo, setup } from 'xstate';
import {
  hasCommand,
  isExecuted,
  notProvidedCommand,
  removeEnded,
  resultOf,
} from '../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { showToast } from '../shared/toast.ts';
import type {
  MemoryActionsContext,
  MemoryActionsEvent,
  MemoryActionsInput,
  MemoryCommand,
  MemoryReport,
  MemoryToSave,
  SwitchCommand,
} from './memory-actions.types.ts';
import { memoryIdOf, type Memory } from './memory.ts';

export const memoryActionsMachine = setup({
  types: {
    context: {} as MemoryActionsContext,
    input: {} as MemoryActionsInput,
    events: {} as MemoryActionsEvent,
    children: {} as { saveMemory: 'saveMemory' },
  },
  actors: {
    changeMemory: notProvidedCommand<MemoryReport, MemoryCommand | SwitchCommand>('changeMemory'),
    saveMemory: notProvidedConfirmation<Memory, MemoryToSave>('saveMemory'),
  },
  actions: {
    changeMemory: assign(({ context, spawn }, input: MemoryCommand | SwitchCommand) => ({
      commands: [...context.commands, spawn('changeMemory', { id: toCommandId(input), input })],
    })),
    retry: sendTo(
      (_, command: MemoryCommand | SwitchCommand) => toCommandId(command),
      (_, params) => ({ type: 'command.retry', params }),
    ),
    removeEnded: removeEnded<MemoryActionsContext, MemoryActionsEvent>(),
    reportChange: sendTo(
      ({ context }) => context.parentRef,
      (_, report: MemoryReport) => report,
    ),
    select: assign((_, { memory }: { memory: Memory }) => ({ selected: memory })),
    clearSelection: assign({ selected: null }),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: (_, _params: Pick<MemoryActionsInput, 'mateId' | 'memories'>) => {},
    showToast,
  },
  guards: {
    isKnown: ({ context }, command: MemoryCommand | SwitchCommand) =>
      hasCommand(context.commands, toCommandId(command)),
    isExecuted,
    isConfirmed,
  },
}).createMachine({
  id: 'memoryActions',
  description:
    'What the user does with what a mate remembers. Each action on each memory is a separate command; the same one is repeated, not run twice. One form at a time is open.',
  context: ({ input }) => ({ ...input, selected: null, commands: [] }),
  entry: { type: 'resumeForm', params: ({ context }) => context },
  type: 'parallel',
  states: {
    commands: {
      on: {
        'memory.*': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: { type: 'retry', params: ({ event }) => event },
          },
          { actions: { type: 'changeMemory', params: ({ event }) => event } },
        ],
        'xstate.done.actor.memory.*': [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            actions: [
              { type: 'removeEnded', params: ({ event }) => event },
              { type: 'reportChange', params: ({ event }) => resultOf(event.output) },
            ],
          },
          { actions: { type: 'removeEnded', params: ({ event }) => event } },
        ],
        'xstate.error.actor.memory.*': {
          actions: { type: 'removeEnded', params: ({ event }) => event },
        },
      },
    },
    form: {
      initial: 'closed',
      states: {
        closed: {
          entry: 'clearSelection',
          on: {
            'form.add': 'open',
            'form.correct': { target: 'open', actions: { type: 'select', params: ({ event }) => event } },
          },
        },
        open: {
          invoke: {
            id: 'saveMemory',
            src: 'saveMemory',
            input: ({ context: { mateId, roomId, selected } }) => ({
              mateId,
              roomId,
              memory: selected,
            }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'closed',
                actions: [
                  {
                    type: 'reportChange',
                    params: ({ event }) => ({ type: 'memory.changed', memory: resultOf(event.output) }),
                  },
                  { type: 'showToast', params: { key: 'memorySaved' } },
                ],
              },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
        },
      },
    },
  },
});

const toCommandId = (command: MemoryCommand | SwitchCommand): string =>
  'memory' in command ? `${command.type}.${memoryIdOf(command.memory)}` : command.type;
