import { readAloudMachine } from '../../machines/voice/read-aloud.machine.ts';
import type { VoiceRoom } from '../../machines/voice/voice.types.ts';
import { followText, watchChat, type FindConversation } from '../../services/voice/follow-chat.ts';
import { readAloudActors, unlockSound } from '../../services/voice/voice.actors.ts';
import { createVoiceStore } from '../../services/voice/voice-store.ts';
import { ReadAloudBar } from '../../views/voice/read-aloud-bar.tsx';
import type { ScreenDeps } from '../screen.ts';

interface OpenChat {
  readonly userId: () => string;
  readonly findConversation: FindConversation;
}

/** Provides what reads replies aloud, with its view. Its code loads when it is first offered. */
export function provideReadAloud(
  { services, messages, notify }: Pick<ScreenDeps, 'services' | 'messages' | 'notify'>,
  { userId, findConversation }: OpenChat,
) {
  const store = createVoiceStore(services.storage, userId);
  const machine = readAloudMachine.provide({
    actors: {
      ...readAloudActors(services),
      watchChat: watchChat(findConversation, window),
      followText: followText(findConversation),
    },
    actions: {
      unlockSound,
      showFailure: (source) => notify(source, { message: messages('voice').failed, type: 'negative' }),
    },
  });
  return { machine, View: ReadAloudBar, inputOf: (room: VoiceRoom) => ({ settings: store.read(room) }) };
}
