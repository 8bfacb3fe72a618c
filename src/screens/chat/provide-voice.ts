import { enqueueActions, fromPromise, spawnChild, type AnyActorLogic } from 'xstate';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import type { ReadAloudInput } from '../../machines/voice/read-aloud.machine.ts';
import { voiceMachine } from '../../machines/voice/voice.machine.ts';
import { importCode } from '../../services/shared/import-code.ts';
import type { FindConversation } from '../../services/voice/follow-chat.ts';
import { voiceKey } from '../../services/voice/voice-key.ts';
import type { GetVoiceCode } from '../../views/chat/voice-place.tsx';
import type { provideReadAloud } from './provide-read-aloud.ts';
import type { ScreenDeps } from '../screen.ts';

/** Provides the voice of a chat, whose machine, view and texts are loaded when it is first offered. */
export function provideVoice(deps: ScreenDeps, userId: () => string) {
  let loaded: ReturnType<typeof provideReadAloud> | undefined;
  const getVoiceCode: GetVoiceCode = () => loaded;
  const voice = voiceMachine.provide({
    actors: {
      loadVoice: fromPromise(async () => {
        const [code] = await importCode(() =>
          Promise.all([import('./provide-read-aloud.ts'), deps.loadMessages(['voice'])]),
        );
        loaded ??= code.provideReadAloud(deps, { userId, findConversation });
      }),
    },
    actions: {
      startVoice: enqueueActions(({ context, enqueue }) => {
        if (loaded !== undefined) enqueue(startReading(loaded.machine, loaded.inputOf(context)));
      }),
    },
    guards: {
      // What is stored is read in full by what reads aloud.
      isAlways: ({ context: { roomId } }) =>
        deps.services.storage.read(voiceKey(userId()))?.includes(roomId) === true,
    },
  });
  return { voice: supervised(voice), getVoiceCode };
}

const startReading = (machine: AnyActorLogic, input: ReadAloudInput): never =>
  // The machine that spawns it knows no type of it.
  spawnChild(machine, { id: 'readAloud', input }) as never;

/** Finds the conversation of the chat that is open. */
export const findConversation: FindConversation = (system) =>
  // The chat is the screen that is open.
  system.get('screen')?.getSnapshot().children.conversation as ConversationActor | undefined;
