import { assign, sendTo, setup } from 'xstate';
import type { Fact } from '../../../contract/memory.ts';
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
  FactActionsContext,
  FactActionsEvent,
  FactActionsInput,
  FactReport,
  FactToSave,
  MemoryCommand,
} from './fact-actions.types.ts';

export const factActionsMachine = setup({
  types: {
    context: {} as FactActionsContext,
    input: {} as FactActionsInput,
    events: {} as FactActionsEvent,
    children: {} as { saveFact: 'saveFact' },
  },
  actors: {
    changeMemory: notProvidedCommand<FactReport, MemoryCommand>('changeMemory'),
    saveFact: notProvidedConfirmation<Fact, FactToSave>('saveFact'),
  },
  actions: {
    changeMemory: assign(({ context, spawn }, input: MemoryCommand) => ({
      commands: [...context.commands, spawn('changeMemory', { id: toCommandId(input), input })],
    })),
    retry: sendTo(
      (_, command: MemoryCommand) => toCommandId(command),
      (_, params) => ({ type: 'command.retry', params }),
    ),
    removeEnded: removeEnded<FactActionsContext, FactActionsEvent>(),
    reportChange: sendTo(
      ({ context }) => context.parentRef,
      (_, report: FactReport) => report,
    ),
    select: assign((_, { fact }: { fact: Fact }) => ({ selected: fact })),
    clearSelection: assign({ selected: null }),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: (_, _params: Pick<FactActionsInput, 'mateId' | 'facts'>) => {},
    showToast,
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isKnown: ({ context }, command: MemoryCommand) => hasCommand(context.commands, toCommandId(command)),
    isExecuted,
    isConfirmed,
  },
}).createMachine({
  id: 'factActions',
  description:
    'What the user does with the facts that a mate remembers. Each action on each fact is a separate command; the same one is repeated, not run twice. One form at a time is open.',
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
          actions: [
            { type: 'removeEnded', params: ({ event }) => event },
            { type: 'reportError', params: ({ event }) => event },
          ],
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
            id: 'saveFact',
            src: 'saveFact',
            input: ({ context: { mateId, roomId, selected } }) => ({
              mateId,
              roomId,
              factId: selected?.factId ?? null,
            }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'closed',
                actions: [
                  {
                    type: 'reportChange',
                    params: ({ event }) => ({ type: 'fact.changed', fact: resultOf(event.output) }),
                  },
                  { type: 'showToast', params: { key: 'factSaved' } },
                ],
              },
              { target: 'closed' },
            ],
            onError: { target: 'closed', actions: { type: 'reportError', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

const toCommandId = (command: MemoryCommand): string =>
  command.type === 'memory.switch' ? command.type : `${command.type}.${command.factId}`;
