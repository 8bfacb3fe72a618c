import { code } from '../../../contract/envelope.ts';
import { sendToActor } from '../../app/actors/system-actors.ts';
import { chatStreamMachine } from '../../machines/chat/reply/chat-stream.machine.ts';
import { replyTurnMachine } from '../../machines/chat/reply/reply-turn.machine.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import type { ChatActors } from './conversation-deps.ts';

/** Provides the request of a reply, and its stream. */
export const provideReplyTurn = ({
  fetchMessages,
  streamReply,
  stopReply,
}: Pick<ChatActors, 'fetchMessages' | 'streamReply' | 'stopReply'>) =>
  replyTurnMachine.provide({
    actors: {
      fetchMessages,
      chatStream: chatStreamMachine.provide({
        actors: { streamReply, stopReply },
        actions: {
          openAgeStep({ system }, { error }) {
            const failure = toFailure(error);
            if (failure.code === code.ageUnknown || failure.code === code.tooYoung) {
              sendToActor(system, 'ageGate', { type: 'age.required' });
            }
          },
          reportModel({ system }, { report }) {
            if (report !== null) sendToActor(system, 'modelHost', report);
          },
        },
      }),
    },
  });
