import { isBlank } from '../../../../contract/blank-text.ts';
import { assign, setup } from 'xstate';
import type { Persona, PersonaDraft, RoomPersona } from '../../../../contract/persona.ts';
import { isConfirmed, notProvidedConfirmation, type ConfirmationOutcome } from '../../shared/confirmation.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import * as reducers from './persona-list.reducers.ts';
import type {
  PersonaListContext,
  PersonaListEvent,
  PersonaListInput,
  PersonaListTag,
} from './persona-list.types.ts';
import { showToast } from '../../shared/toast.ts';

/** The list of the user’s personas, and the choice of one for a room. */
export const personaListMachine = setup({
  types: {
    context: {} as PersonaListContext,
    input: {} as PersonaListInput,
    events: {} as PersonaListEvent,
    tags: {} as PersonaListTag,
    children: {} as {
      savePersona: 'savePersona';
      deletePersona: 'deletePersona';
      makeDefault: 'makeDefault';
      choosePersona: 'choosePersona';
    },
  },
  actors: {
    savePersona: notProvidedPromise<Persona, { uuid: string | null; draft: PersonaDraft }>('savePersona'),
    deletePersona: notProvidedConfirmation<readonly Persona[], { uuid: string }>('deletePersona'),
    makeDefault: notProvidedPromise<readonly Persona[], { uuid: string }>('makeDefault'),
    choosePersona: notProvidedPromise<RoomPersona, { roomId: string; uuid: string | null }>('choosePersona'),
  },
  actions: {
    setPersona: assign(({ context }, { persona }: { persona: Persona }) => ({
      personas: reducers.withPersona(context.personas, persona),
    })),
    setPersonas: assign(({ context }, { personas }: { personas: readonly Persona[] }) =>
      reducers.withPersonas(context.roomPersona, personas),
    ),
    applyDeletion: assign(({ context }, outcome: Deletion) =>
      outcome.kind === 'confirmed' ? reducers.withPersonas(context.roomPersona, outcome.result) : {},
    ),
    setRoomPersona: assign((_, { roomPersona }: { roomPersona: RoomPersona }) => ({ roomPersona })),
    select: assign((_, { uuid }: { uuid: string | null }) => ({ selectedId: uuid })),
    clearSelection: assign({ selectedId: null }),
    showToast,
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isConfirmed,
    isListed: ({ context }, { uuid }: { uuid: string }) =>
      context.personas.some((persona) => persona.uuid === uuid),
    isNotDefault: ({ context }, { uuid }: { uuid: string }) =>
      context.personas.some((persona) => persona.uuid === uuid && !persona.isDefault),
    isOtherChoice: ({ context }, { uuid }: { uuid: string | null }) =>
      context.roomPersona !== null && context.roomPersona.chosen !== uuid,
    hasName: (_, { name }: PersonaDraft) => !isBlank(name),
  },
}).createMachine({
  id: 'personaList',
  description: 'Personas are added, edited and deleted, and one is chosen: as the default, or for the room.',
  context: ({ input }) => ({ ...input, selectedId: null }),
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
        'persona.default': {
          guard: { type: 'isNotDefault', params: ({ event }) => event },
          target: 'changingDefault',
          actions: { type: 'select', params: ({ event }) => event },
        },
        'persona.choose': {
          guard: { type: 'isOtherChoice', params: ({ event }) => event },
          target: 'choosing',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        'draft.cancel': 'idle',
        'draft.submit': {
          guard: { type: 'hasName', params: ({ event }) => event.draft },
          target: 'saving',
        },
      },
    },
    saving: {
      tags: ['editing', 'saving'],
      invoke: {
        id: 'savePersona',
        src: 'savePersona',
        input: ({ context, event }) => ({ uuid: context.selectedId, draft: reducers.toDraft(event) }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'setPersona', params: ({ event }) => ({ persona: event.output }) },
            { type: 'showToast', params: { key: 'personaSaved' } },
          ],
        },
        onError: {
          target: 'editing',
          description: 'The draft stays in the form.',
          actions: {
            type: 'showToast',
            params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
          },
        },
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
          { target: 'idle' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
    changingDefault: {
      invoke: {
        id: 'makeDefault',
        src: 'makeDefault',
        input: ({ context }) => ({ uuid: context.selectedId ?? '' }),
        onDone: {
          target: 'idle',
          actions: { type: 'setPersonas', params: ({ event }) => ({ personas: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: {
            type: 'showToast',
            params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
          },
        },
      },
    },
    choosing: {
      invoke: {
        id: 'choosePersona',
        src: 'choosePersona',
        input: ({ context }) => ({ roomId: context.roomId ?? '', uuid: context.selectedId }),
        onDone: {
          target: 'idle',
          actions: { type: 'setRoomPersona', params: ({ event }) => ({ roomPersona: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: {
            type: 'showToast',
            params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
          },
        },
      },
    },
  },
});

type Deletion = ConfirmationOutcome<readonly Persona[]>;
