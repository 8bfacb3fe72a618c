import { fromCallback, fromPromise, type AnyActorRef } from 'xstate';
import { sendToActor } from '../../app/actors/system-actors.ts';
import { helpLinesIn } from '../../locales/help-lines-in.ts';
import { callMachine, spokenTexts, type CallInput } from '../../machines/call/call.machine.ts';
import { dictationMachine } from '../../machines/dictation/dictation.machine.ts';
import { readAloudMachine } from '../../machines/voice/read-aloud.machine.ts';
import { selectVoice } from '../../machines/voice/voice.selectors.ts';
import type { VoiceRoom } from '../../machines/voice/voice.types.ts';
import { callActors, retryTurn, sendWords } from '../../services/call/call.actors.ts';
import { createCallLine } from '../../services/call/call-line.ts';
import { dictationActors } from '../../services/dictation/dictation.actors.ts';
import { createSettingsStore } from '../../services/preferences/settings-store.ts';
import { createRegionStore } from '../../services/safety/region.ts';
import { followText, watchChat, type FindConversation } from '../../services/voice/follow-chat.ts';
import { soundPlayer } from '../../services/voice/sound-player.ts';
import { readAloudActors } from '../../services/voice/voice.actors.ts';
import { createVoiceStore } from '../../services/voice/voice-store.ts';
import type { ScreenDeps } from '../screen.ts';

interface OpenChat {
  readonly userId: () => string;
  readonly findConversation: FindConversation;
}

/** How long a pause ends what is said, in milliseconds, in addition to the pauses within speech. */
const pauseLimit = 900;

/** Provides a call. Its code loads when the first one begins. */
export function provideCall(deps: ScreenDeps, { userId, findConversation }: OpenChat) {
  const { services, messages } = deps;
  const store = createVoiceStore(services.storage, userId);
  const settings = createSettingsStore(services.storage);
  const line = createCallLine(soundPlayer.getContext);
  const tell = (system: AnyActorRef['system'], event: Parameters<typeof sendToActor<'call'>>[2]) =>
    sendToActor(system, 'call', event);

  const spoken = (id: string): string | undefined => {
    if (id === spokenTexts.notice) return messages('wellbeing').notice.text;
    return id === spokenTexts.helplines ? helplines(deps) : undefined;
  };

  const machine = callMachine.provide({
    actors: {
      ...callActors({ call: services.call, line, findConversation }),
      readAloud: readAloudMachine.provide({
        actors: {
          ...readAloudActors(services),
          watchChat: watchChat(findConversation, window),
          followText: followText(findConversation, spoken),
        },
        actions: {
          showFailure: ({ system }) => tell(system, { type: 'voice.failed' }),
          reportVoices: ({ context: { found, settings: chosen }, system }) =>
            tell(system, { type: 'voice.found', hasVoice: selectVoice(found, chosen) !== null }),
          reportSentence: ({ system }) => tell(system, { type: 'sentence.started' }),
          reportEnd: ({ context, system }) =>
            tell(system, {
              type: 'reading.ended',
              messageId: context.messageId ?? '',
              sentences: context.sentences.slice(0, context.spoken).map(({ text }) => text),
            }),
        },
      }),
      dictation: dictationMachine.provide({
        actors: {
          ...dictationActors(services, settings, line.listen),
          // A call goes on while the screen shows something else, until the user ends it.
          watchPage: fromCallback(() => undefined),
          insertText: fromPromise<void, { text: string }>(async ({ input: { text }, system }) => {
            const isSent = sendWords(findConversation(system), text);
            tell(system, isSent ? { type: 'words.sent', text } : { type: 'words.drafted' });
          }),
        },
        actions: {
          persistAllowed: (_, { maker }) => settings.writeSpeechMaker(maker),
          reportStopped({ context: { problem }, system }) {
            if (problem === 'silent') tell(system, { type: 'silence.heard' });
          },
        },
        delays: { pauseLimit },
      }),
    },
    actions: {
      silenceChat({ context, system }) {
        sendToActor(system, 'voice', { type: 'reading.stop' });
        sendToActor(system, 'voice', { type: 'voice.changed', settings: context.settings });
      },
      restoreChat: ({ context, system }) =>
        sendToActor(system, 'voice', { type: 'voice.changed', settings: store.read(context.room) }),
      retryTurn: ({ system }) => retryTurn(system, findConversation),
    },
  });
  return {
    machine,
    inputOf: (room: VoiceRoom): CallInput => ({
      room,
      settings: { ...store.read(room), isAlways: false },
    }),
  };
}

/** The helpline of the user's country, or where one is found, as it is spoken. */
const helplines = ({ services, messages }: ScreenDeps): string => {
  const t = messages('wellbeing').help;
  const region = createRegionStore(services.storage).read();
  const line = helpLinesIn(messages('formats').pageLanguage).line(region);
  return line === null ? t.finder : `${t.call(line.number)}. ${line.name}.`;
};
