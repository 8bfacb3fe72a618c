import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { isExecuted, notProvidedCommand, resultOf, type CommandEnded } from '../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { removeEnded, runCommand, type RowCommands } from '../shared/commands/row-commands.ts';
import { showToast } from '../shared/toast.ts';
import { memoryIdOf, type Memory } from './memory.ts';
import type { Fact, FactKind } from '../../../contract/memory/fact.ts';
import type { ParentRef } from '../shared/parent-ref.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

export interface MemoryActionsInput {
  readonly parentRef: ParentRef<MemoryReport>;
  readonly mateId: string;
  /** The conversation in which the memories are shown; null without one. */
  readonly roomId: string | null;
  /** The memories when the list was loaded: the form of one of them may have been interrupted. */
  readonly memories: readonly Memory[];
}

export interface MemoryActionsContext extends MemoryActionsInput, RowCommands {
  /** The memory that is corrected, as it was then; null for a new fact. */
  readonly selected: Memory | null;
}

/** A command of the user for one memory. */
export type MemoryCommand =
  | { readonly type: 'memory.pin'; readonly memory: Fact; readonly pinned: boolean }
  /** It is no longer true, or is again. */
  | { readonly type: 'memory.end'; readonly memory: Fact; readonly ended: boolean }
  /** It is to be forgotten, or brought back. */
  | { readonly type: 'memory.forget'; readonly memory: Memory; readonly forgotten: boolean };

/** The user switches on or off that the mate remembers things in a room. */
export interface SwitchCommand {
  readonly type: 'memory.switch';
  readonly roomId: string;
  readonly remembers: boolean;
}

/** A change of a memory by the server. */
export type MemoryChange =
  | { readonly type: 'memory.changed'; readonly memory: Memory }
  | { readonly type: 'memory.forgotten'; readonly memoryId: string }
  /** It was forgotten elsewhere, or can no longer be brought back. */
  | { readonly type: 'memory.missing'; readonly memoryId: string };

export interface RoomSwitched {
  readonly type: 'room.switched';
  readonly remembers: boolean;
}

/** The reports to the list. */
export type MemoryReport = MemoryChange | RoomSwitched;

/** The memory that a form saves: null for a new fact. */
export interface MemoryToSave extends Pick<MemoryActionsInput, 'mateId' | 'roomId'> {
  readonly memory: Memory | null;
}

/** The input of the form. A fact that is corrected keeps its kind. */
export interface MemoryDraft extends MemoryToSave {
  readonly kind: FactKind;
  readonly text: string;
}

export type MemoryActionsEvent =
  | MemoryCommand
  | SwitchCommand
  | { readonly type: 'form.add' }
  | { readonly type: 'form.correct'; readonly memory: Memory }
  | CommandEnded<`memory.${string}`, MemoryReport>
  | ChildCrashed;

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
    changeMemory: runCommand('changeMemory', (command: MemoryCommand | SwitchCommand) =>
      'memory' in command ? `${command.type}.${memoryIdOf(command.memory)}` : command.type,
    ),
    removeEnded: removeEnded(),
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
        'memory.*': { actions: { type: 'changeMemory', params: ({ event }) => event } },
        'xstate.done.actor.memory.*': [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            actions: ['removeEnded', { type: 'reportChange', params: ({ event }) => resultOf(event.output) }],
          },
          { actions: 'removeEnded' },
        ],
        'xstate.error.actor.memory.*': { actions: 'removeEnded' },
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

export type MemoryActionsActor = ActorRefFrom<typeof memoryActionsMachine>;
