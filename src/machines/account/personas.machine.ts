import { assign, setup, stopChild } from 'xstate';
import type { Persona, PersonaDraft, RoomPersona } from '../../../contract/persona.ts';
import { notProvidedConfirmation, type ConfirmationOutcome } from '../shared/confirmation.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import * as rules from './personas.reducers.ts';
import type { PersonasContext, PersonasEvent, PersonasInput, PersonasTag, Loaded } from './personas.types.ts';
import { toFailure } from '../shared/failure.ts';
import { roomSettingsMachine } from '../chat/room-settings.machine.ts';

/** Who one is to the mates, and in one room. */
export const personasMachine = setup({
  types: {
    context: {} as PersonasContext,
    input: {} as PersonasInput,
    events: {} as PersonasEvent,
    tags: {} as PersonasTag,
    children: {} as {
      roomSettings: 'roomSettings';
      fetchPersonas: 'fetchPersonas';
      savePersona: 'savePersona';
      deletePersona: 'deletePersona';
      makeDefault: 'makeDefault';
      choosePersona: 'choosePersona';
    },
  },
  actors: {
    fetchPersonas: notProvidedPromise<Loaded, PersonasInput>('fetchPersonas'),
    savePersona: notProvidedPromise<Persona, { uuid: string | null; draft: PersonaDraft }>('savePersona'),
    deletePersona: notProvidedConfirmation<readonly Persona[], { uuid: string }>('deletePersona'),
    makeDefault: notProvidedPromise<readonly Persona[], { uuid: string }>('makeDefault'),
    choosePersona: notProvidedPromise<RoomPersona, { roomId: string; uuid: string | null }>('choosePersona'),
    roomSettings: roomSettingsMachine,
  },
  actions: {
    setLoaded: assign((_, { personas, roomPersona }: Loaded) => ({ personas, roomPersona, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setPersona: assign(({ context }, { persona }: { persona: Persona }) => ({
      personas: rules.withPersona(context.personas, persona),
    })),
    setPersonas: assign(({ context }, { personas }: { personas: readonly Persona[] }) => ({
      personas,
      roomPersona: rules.withoutPersona(context.roomPersona, personas),
    })),
    applyDeletion: assign(({ context }, outcome: Deletion) =>
      outcome.kind === 'confirmed'
        ? {
            personas: outcome.result,
            roomPersona: rules.withoutPersona(context.roomPersona, outcome.result),
          }
        : {},
    ),
    setChoice: assign((_, { roomPersona }: { roomPersona: RoomPersona }) => ({ roomPersona })),
    mark: assign((_, { uuid }: { uuid: string | null }) => ({ subject: uuid })),
    forgetSubject: assign({ subject: null }),
    notifySaved: () => {},
    showDeletedToast: () => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
    /** One that died stays among the children until it is taken away, and a view that reads it breaks. */
    stopCrashedChild: stopChild((_, { child }: { child: string }) => child),
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isConfirmed: (_, { kind }: Deletion) => kind === 'confirmed',
    isListed: ({ context }, { uuid }: { uuid: string }) =>
      context.personas.some((persona) => persona.uuid === uuid),
    isOther: ({ context }, { uuid }: { uuid: string }) =>
      context.personas.some((persona) => persona.uuid === uuid && !persona.isDefault),
    isChoice: ({ context }, { uuid }: { uuid: string | null }) =>
      context.roomPersona !== null && context.roomPersona.chosen !== uuid,
    isNamed: (_, { name }: PersonaDraft) => name.trim() !== '',
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'personas',
  description: 'Lets personas be written, and one be chosen: as the default, or for the room one comes from.',
  context: ({ input }) => ({
    roomId: input.roomId,
    personas: [],
    roomPersona: null,
    subject: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchPersonas',
        src: 'fetchPersonas',
        input: ({ context }) => ({ roomId: context.roomId }),
        onDone: { target: 'ready', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.retry': '#personas.loading' } },
      },
    },
    ready: {
      tags: 'shown',
      invoke: {
        id: 'roomSettings',
        src: 'roomSettings',
        input: ({ context }) => ({ roomId: context.roomId }),
        onError: {
          actions: [
            { type: 'stopCrashedChild', params: { child: 'roomSettings' } },
            { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      initial: 'resting',
      states: {
        resting: {
          entry: 'forgetSubject',
          on: {
            'persona.add': 'writing',
            'persona.edit': {
              guard: { type: 'isListed', params: ({ event }) => ({ uuid: event.uuid }) },
              target: 'writing',
              actions: { type: 'mark', params: ({ event }) => ({ uuid: event.uuid }) },
            },
            'deletion.request': {
              guard: { type: 'isListed', params: ({ event }) => ({ uuid: event.uuid }) },
              target: 'confirmingDeletion',
              actions: { type: 'mark', params: ({ event }) => ({ uuid: event.uuid }) },
            },
            'persona.default': {
              guard: { type: 'isOther', params: ({ event }) => ({ uuid: event.uuid }) },
              target: 'changingDefault',
              actions: { type: 'mark', params: ({ event }) => ({ uuid: event.uuid }) },
            },
            'persona.choose': {
              guard: { type: 'isChoice', params: ({ event }) => ({ uuid: event.uuid }) },
              target: 'choosing',
              actions: { type: 'mark', params: ({ event }) => ({ uuid: event.uuid }) },
            },
          },
        },
        writing: {
          tags: 'writing',
          on: {
            'draft.cancel': 'resting',
            'draft.submit': {
              guard: { type: 'isNamed', params: ({ event }) => event.draft },
              target: 'saving',
            },
          },
        },
        saving: {
          tags: ['writing', 'saving'],
          invoke: {
            id: 'savePersona',
            src: 'savePersona',
            input: ({ context, event }) => ({ uuid: context.subject, draft: rules.draftOf(event) }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setPersona', params: ({ event }) => ({ persona: event.output }) },
                'notifySaved',
              ],
            },
            onError: {
              target: 'writing',
              description: 'What was written stays in the form.',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        confirmingDeletion: {
          invoke: {
            id: 'deletePersona',
            src: 'deletePersona',
            input: ({ context }) => ({ uuid: context.subject ?? '' }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'resting',
                actions: [{ type: 'applyDeletion', params: ({ event }) => event.output }, 'showDeletedToast'],
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        changingDefault: {
          tags: 'changing',
          invoke: {
            id: 'makeDefault',
            src: 'makeDefault',
            input: ({ context }) => ({ uuid: context.subject ?? '' }),
            onDone: {
              target: 'resting',
              actions: { type: 'setPersonas', params: ({ event }) => ({ personas: event.output }) },
            },
            onError: {
              target: 'resting',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        choosing: {
          tags: ['changing', 'choosing'],
          invoke: {
            id: 'choosePersona',
            src: 'choosePersona',
            input: ({ context }) => ({ roomId: context.roomId ?? '', uuid: context.subject }),
            onDone: {
              target: 'resting',
              actions: { type: 'setChoice', params: ({ event }) => ({ roomPersona: event.output }) },
            },
            onError: {
              target: 'resting',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

type Deletion = ConfirmationOutcome<readonly Persona[]>;
