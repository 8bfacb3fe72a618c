import { toMissingModel, toReplyWriter } from '../../../contract/replies/reply-settings.ts';
import { sendToActor } from '../../app/actors/system-actors.ts';
import { personaListMachine } from '../../machines/account/personas/persona-list.machine.ts';
import { personasMachine } from '../../machines/account/personas/personas.machine.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { provideMateMemory } from '../memory/provide-mate-memory.ts';
import { roomSettingsMachine } from '../../machines/rooms/room-settings.machine.ts';
import { personasActors } from '../../services/account/personas.actors.ts';
import { createRoomDrafts } from '../../services/chat/room-drafts.ts';
import { voiceSettingsMachine } from '../../machines/voice/voice-settings.machine.ts';
import { unlockSound, voiceSettingsActors } from '../../services/voice/voice.actors.ts';
import { createVoiceStore } from '../../services/voice/voice-store.ts';
import { roomSettingsActors } from '../../services/rooms/room-settings.actors.ts';
import { MatePane } from '../../views/account/mate-pane.tsx';
import { Personas } from '../../views/account/personas/personas.tsx';
import { provideRoomActions } from '../chat/provide-room-actions.ts';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = (deps: ScreenDeps) => {
  const { services, readFormDrafts, showToast } = deps;
  const { navigation } = deps.actors;
  const { roomActions, userId } = provideRoomActions(deps);
  const roomDrafts = createRoomDrafts(services.storage);
  const { fetchPersonas, deletePersona, ...actors } = personasActors(services);
  const roomSettings = roomSettingsMachine.provide({
    actors: {
      ...roomSettingsActors(services, (roomId) => roomDrafts.read({ userId: userId(), roomId })),
      roomActions,
    },
    actions: {
      persistUnsaved: (_, { roomId, unsaved }) =>
        roomDrafts.write({ userId: userId(), roomId: roomId ?? '' }, unsaved),
      reportReplies: ({ system }, { replies }) =>
        sendToActor(system, 'screen', {
          type: 'replies.changed',
          writer: toReplyWriter(replies),
          missingModel: toMissingModel(replies),
        }),
      showRooms: () => navigation.send({ type: 'link.follow', to: '/recent-chats', replace: true }),
    },
  });
  const voiceStore = createVoiceStore(services.storage, userId);
  const voiceSettings = voiceSettingsMachine.provide({
    actors: voiceSettingsActors(services, voiceStore),
    actions: {
      persistSettings(_, { room, settings }) {
        if (room !== null) voiceStore.write(room, settings);
      },
      reportSettings: ({ system }, { settings }) =>
        sendToActor(system, 'voice', { type: 'voice.changed', settings }),
      prepareSample({ system }) {
        unlockSound();
        sendToActor(system, 'voice', { type: 'reading.stop' });
      },
    },
  });
  const personaList = personaListMachine.provide({
    actors: { ...actors, deletePersona: toConfirmation(deletePersona) },
    actions: {
      resumeForm({ self }) {
        const form = Object.keys(readFormDrafts()).find((one) => one.startsWith('persona/'));
        const uuid = form?.slice('persona/'.length);
        if (uuid === 'new') self.send({ type: 'persona.add' });
        else if (uuid !== undefined) self.send({ type: 'persona.edit', uuid });
      },
      showToast,
    },
  });
  return defineScreen({
    logic: personasMachine.provide({
      actors: {
        fetchPersonas,
        personaList,
        mateMemory: supervised(provideMateMemory(deps)),
        roomSettings: supervised(roomSettings),
        voiceSettings: supervised(voiceSettings),
      },
    }),
    input: ({ search }) => ({ roomId: new URLSearchParams(search).get('roomId') }),
    subjectOf: ({ context }, read) => (context.data?.roomPersona ? read('personas').about : undefined),
    View: Personas,
    Pane: MatePane,
  });
};
