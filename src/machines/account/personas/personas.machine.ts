import { assign, setup, type ActorRefFrom } from 'xstate';
import { roomSettingsMachine } from '../../rooms/room-settings.machine.ts';
import { mateMemoryMachine } from '../../memory/mate-memory.machine.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import { supervised } from '../../shared/supervised.ts';
import { voiceSettingsMachine, type VoiceSettingsInput } from '../../voice/voice-settings.machine.ts';
import { personaListMachine } from './persona-list.machine.ts';
import type { PersonaListInput, PersonasInput, PersonasData } from './persona-list.reducers.ts';

export interface PersonasContext extends PersonasInput {
  /** Null until it is loaded. */
  readonly data: PersonasData | null;
}

export type PersonasEvent =
  | { readonly type: 'load.retry' }
  /** The server may have changed the list. */
  | { readonly type: 'personas.outdated' };

/** The page of the user’s personas, and of the room that it was opened from. */
export const personasMachine = setup({
  types: {
    context: {} as PersonasContext,
    input: {} as PersonasInput,
    events: {} as PersonasEvent,
    tags: {} as 'failed',
    children: {} as {
      request: 'fetchPersonas';
      personaList: 'personaList';
      mateMemory: 'mateMemory';
      roomSettings: 'roomSettings';
      voiceSettings: 'voiceSettings';
    },
  },
  actors: {
    fetchPersonas: notProvidedRequest<PersonasData, PersonasInput>('fetchPersonas'),
    personaList: personaListMachine,
    mateMemory: supervised(mateMemoryMachine),
    roomSettings: supervised(roomSettingsMachine),
    voiceSettings: supervised(voiceSettingsMachine),
  },
  actions: {
    setData: assign((_, data: PersonasData) => ({ data })),
  },
}).createMachine({
  id: 'personas',
  description:
    'Loads the personas, then shows them, what the mate of the room remembers, and the settings of the room.',
  context: ({ input }) => ({ roomId: input.roomId, data: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchPersonas',
        input: ({ context }) => ({ roomId: context.roomId }),
        onDone: { target: 'ready', actions: { type: 'setData', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    ready: {
      on: { 'personas.outdated': 'loading' },
      invoke: [
        {
          id: 'personaList',
          src: 'personaList',
          input: ({ context, self }) => ({ parentRef: self, ...toListInput(context) }),
          onError: 'failed',
        },
        {
          id: 'mateMemory',
          systemId: 'mateMemory',
          src: 'mateMemory',
          input: ({ context }) => toMemoryInput(context),
        },
        {
          id: 'roomSettings',
          src: 'roomSettings',
          input: ({ context }) => ({ roomId: context.roomId }),
        },
        {
          id: 'voiceSettings',
          src: 'voiceSettings',
          input: ({ context }) => toVoiceInput(context),
        },
      ],
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type PersonasActor = ActorRefFrom<typeof personasMachine>;

/** Without a room there is no mate whose memory is shown. */
function toMemoryInput({ roomId, data }: PersonasContext) {
  const mate = data?.roomPersona?.room.mate;
  return { mateId: mate?.mateId ?? null, roomId, mateName: mate?.shortName ?? null };
}

/** Without a room there is none whose replies are read aloud. */
function toVoiceInput({ data }: PersonasContext): VoiceSettingsInput {
  const room = data?.roomPersona?.room;
  return { room: room === undefined ? null : { roomId: room.roomId, mateId: room.mate.mateId } };
}

/** Returns the input of the list. Throws before the personas are loaded. */
function toListInput({ roomId, data }: PersonasContext): Omit<PersonaListInput, 'parentRef'> {
  if (data === null) throw new TypeError('The personas are not loaded.');
  return { roomId, ...data };
}
