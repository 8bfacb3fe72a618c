import { fromCallback, fromPromise, type AnyActorRef, type AnyEventObject } from 'xstate';
import { maxMessageLength } from '../../../contract/limits.ts';
import { hearReply } from '../../../contract/rooms/message-actions.ts';
import type { CallEvent, HeardReply } from '../../machines/call/call.machine.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import { selectReply, selectRetryable } from '../../machines/chat/conversation.selectors.ts';
import { selectText } from '../../machines/chat/reply/chat-stream.selectors.ts';
import { createSpeechDetector } from '../dictation/detect-speech.ts';
import { toProblem } from '../dictation/microphone-problem.ts';
import { typeText } from '../dictation/type-text.ts';
import type { Http } from '../http/http.ts';
import type { FindConversation } from '../voice/follow-chat.ts';
import type { CallLine } from './call-line.ts';
import { toHeardPlace } from './heard-place.ts';
import { keepScreenOn } from './keep-screen-on.ts';
import { watchAnswer } from './watch-answer.ts';

interface CallParts {
  readonly call: Http['call'];
  readonly line: CallLine;
  readonly findConversation: FindConversation;
}

/** Actors of `call`, without those that speak and listen. */
export const callActors = ({ call, line, findConversation }: CallParts) => ({
  line: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const report = (event: CallEvent): void => sendBack(event);
    const closing = new AbortController();
    const { signal } = closing;
    line
      .open(() => report({ type: 'line.failed', problem: 'noMicrophone' }), signal)
      .then(
        () => signal.aborted || report({ type: 'line.opened' }),
        (error: unknown) => {
          const problem = toProblem(error);
          const isKnown = problem === 'refused' || problem === 'noMicrophone';
          if (!signal.aborted) report({ type: 'line.failed', problem: isKnown ? problem : 'failed' });
        },
      );
    const release = keepScreenOn();
    return () => {
      closing.abort();
      release();
    };
  }),
  watchAnswer: watchAnswer(findConversation),
  storeHeard: fromPromise<void, HeardReply>(async ({ input, signal, system }) => {
    const conversation = findConversation(system);
    const { messageId, sentences, actions } = input;
    const { text, isWritten } = readText(conversation, messageId);
    const heardTo = toHeardPlace(text, sentences, actions);
    if (isWritten && heardTo >= text.length) return;
    const message = await repeat(() => call(hearReply, { messageId, heardTo }, signal), signal);
    // The end of a reply that is still written says it, too.
    if (message.status !== 'streaming') conversation?.send({ type: 'message.changed', message });
  }),
  listenForSpeech: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const closing = new AbortController();
    const detector = createSpeechDetector();
    const hear = (frame: Float32Array): void => {
      if (detector.add(frame) === 'started') sendBack({ type: 'speech.started' } satisfies CallEvent);
    };
    // Without it a tap still interrupts.
    line.overhear(hear, () => undefined, closing.signal).catch(() => undefined);
    return () => closing.abort();
  }),
});

/** The text of a reply so far, and whether that is all. */
const readText = (conversation: ConversationActor | undefined, messageId: string) => {
  const snapshot = conversation?.getSnapshot();
  const reply = snapshot && selectReply(snapshot)?.getSnapshot();
  if (reply?.context.replyId === messageId) return { text: selectText(reply), isWritten: false };
  const message = snapshot?.context.messages.find((one) => one.messageId === messageId);
  return { text: message?.text ?? '', isWritten: true };
};

/** How often the server is asked to store how far a reply was heard, and after how long, in milliseconds, again. */
const tries = 3;
const pause = 500;

async function repeat<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Sends what was said as a message. Returns whether it was: what is longer than a message is in the composer. */
export const sendWords = (conversation: ConversationActor | undefined, text: string): boolean => {
  if (conversation === undefined || text.length > maxMessageLength) {
    typeText(text);
    return false;
  }
  conversation.send({ type: 'message.send', text, at: Date.now() });
  return true;
};

/** Sends again what was not sent, or requests the reply that failed. */
export const retryTurn = (system: AnyActorRef['system'], findConversation: FindConversation): void => {
  const conversation = findConversation(system);
  const snapshot = conversation?.getSnapshot();
  const outbox = snapshot?.children.outbox;
  const unsent = outbox?.getSnapshot().context.messages.findLast(({ phase }) => phase === 'setAside');
  if (unsent !== undefined) outbox?.send({ type: 'message.resend', clientMessageId: unsent.clientMessageId });
  const messageId = snapshot === undefined || unsent !== undefined ? null : selectRetryable(snapshot);
  if (messageId !== null) conversation?.send({ type: 'reply.request', kind: 'retry', messageId });
};
