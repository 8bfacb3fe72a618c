import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Persona, RoomPersona } from '../../../../contract/rooms/persona.ts';
import {
  isAbandoned,
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import { notProvidedCommand, type CommandOutcome } from '../../shared/commands/command.ts';
import * as reducers from './persona-list.reducers.ts';
import type { PersonaListContext, PersonaListEvent, PersonaListInput } from './persona-list.reducers.ts';
import { showToast } from '../../shared/toast.ts';

export const personaListMachine = setup({
  types: {
    context: {} as PersonaListContext,
    input: {} as PersonaListInput,
    events: {} as PersonaListEvent,
    children: {} as {
      savePersona: 'savePersona';
      deletePersona: 'deletePersona';
      makeDefault: 'makeDefault';
      choosePersona: 'choosePersona';
    },
  },
  actors: {
    savePersona: notProvidedConfirmation<Persona, { uuid: string | null }>('savePersona'),
    deletePersona: notProvidedConfirmation<readonly Persona[], { uuid: string }>('deletePersona'),
    makeDefault: notProvidedCommand<readonly Persona[], { uuid: string }>('makeDefault'),
    choosePersona: notProvidedCommand<RoomPersona, { roomId: string; uuid: string | null }>('choosePersona'),
  },
  actions: {
    applyDraft: assign(({ context }, outcome: ConfirmationOutcome<Persona>) =>
      outcome.kind === 'confirmed'
        ? { personas: reducers.withPersona(context.personas, outcome.result) }
        : {},
    ),
    setNextDefault: assign((_, { uuid }: { uuid: string }) => ({ nextDefault: uuid })),
    clearNextDefault: assign({ nextDefault: null }),
    applyDefault: assign(({ context }, outcome: CommandOutcome<readonly Persona[]>) =>
      outcome.kind === 'done' ? { personas: reducers.withDefault(context.personas, outcome.result) } : {},
    ),
    setNextChoice: assign((_, { uuid }: { uuid: string | null }) => ({ nextChoice: { uuid } })),
    clearNextChoice: assign({ nextChoice: null }),
    applyChoice: assign((_, outcome: CommandOutcome<RoomPersona>) =>
      outcome.kind === 'done' ? { roomPersona: outcome.result } : {},
    ),
    applyDeletion: assign(({ context }, outcome: ConfirmationOutcome<readonly Persona[]>) =>
      outcome.kind === 'confirmed' ? reducers.withPersonas(context.roomPersona, outcome.result) : {},
    ),
    select: assign((_, { uuid }: { uuid: string | null }) => ({ selectedId: uuid })),
    clearSelection: assign({ selectedId: null }),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: () => {},
    reportOutdated: sendTo(({ context }) => context.parentRef, { type: 'personas.outdated' }),
    showToast,
  },
  guards: {
    isAbandoned,
    isConfirmed,
    isListed: ({ context }, { uuid }: { uuid: string }) =>
      context.personas.some((persona) => persona.uuid === uuid),
    isNewDefault: ({ context }, { uuid }: { uuid: string }) => reducers.isNewDefault(context, uuid),
    isNewChoice: ({ context }, { uuid }: { uuid: string | null }) => reducers.isNewChoice(context, uuid),
  },
}).createMachine({
  id: 'personaList',
  description:
    'Personas are added, edited and deleted, while one is chosen: as the default, or for the room.',
  context: ({ input }) => ({ ...input, selectedId: null, nextDefault: null, nextChoice: null }),
  entry: 'resumeForm',
  type: 'parallel',
  states: {
    editor: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'clearSelection',
          on: {
            'persona.add': 'editing',
            'persona.edit': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: 'editing',
              actions: { type: 'select', params: ({ event }) => event },
            },
            'deletion.request': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: 'confirmingDeletion',
              actions: { type: 'select', params: ({ event }) => event },
            },
          },
        },
        editing: {
          invoke: {
            id: 'savePersona',
            src: 'savePersona',
            input: ({ context }) => ({ uuid: context.selectedId }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'applyDraft', params: ({ event }) => event.output },
                  { type: 'showToast', params: { key: 'personaSaved' } },
                ],
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
        confirmingDeletion: {
          invoke: {
            id: 'deletePersona',
            src: 'deletePersona',
            input: ({ context }) => ({ uuid: context.selectedId ?? '' }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'applyDeletion', params: ({ event }) => event.output },
                  { type: 'showToast', params: { key: 'personaDeleted' } },
                ],
              },
              {
                guard: { type: 'isAbandoned', params: ({ event }) => event.output },
                target: 'idle',
                actions: 'reportOutdated',
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
      },
    },
    standard: {
      initial: 'idle',
      on: {
        'persona.default': {
          guard: { type: 'isNewDefault', params: ({ event }) => event },
          target: '.changing',
          actions: { type: 'setNextDefault', params: ({ event }) => event },
        },
      },
      states: {
        idle: {},
        changing: {
          exit: 'clearNextDefault',
          invoke: {
            id: 'makeDefault',
            src: 'makeDefault',
            input: ({ context }) => ({ uuid: context.nextDefault ?? '' }),
            onDone: {
              target: 'idle',
              actions: { type: 'applyDefault', params: ({ event }) => event.output },
            },
            onError: 'idle',
          },
        },
      },
    },
    room: {
      initial: 'idle',
      on: {
        'persona.choose': {
          guard: { type: 'isNewChoice', params: ({ event }) => event },
          target: '.choosing',
          actions: { type: 'setNextChoice', params: ({ event }) => event },
        },
      },
      states: {
        idle: {},
        choosing: {
          exit: 'clearNextChoice',
          invoke: {
            id: 'choosePersona',
            src: 'choosePersona',
            input: ({ context }) => ({ roomId: context.roomId ?? '', uuid: reducers.chosenOf(context) }),
            onDone: { target: 'idle', actions: { type: 'applyChoice', params: ({ event }) => event.output } },
            onError: 'idle',
          },
        },
      },
    },
  },
});

export type PersonaListActor = ActorRefFrom<typeof personaListMachine>;

type Snapshot = SnapshotFrom<typeof personaListMachine>;

export const selectChosen = ({ context }: Snapshot): string | null => reducers.chosenOf(context);
export const selectDefault = ({ context }: Snapshot): string | null => reducers.defaultOf(context);

/** The persona that is edited or deleted; null for a new one. */
export const selectSelected = ({ context }: Snapshot): Persona | null =>
  context.personas.find(({ uuid }) => uuid === context.selectedId) ?? null;
