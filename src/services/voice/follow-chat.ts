import { fromCallback, type AnyActorRef, type AnyEventObject } from 'xstate';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import { selectReply } from '../../machines/chat/conversation.selectors.ts';
import type { ReplyActor } from '../../machines/chat/reply/chat-stream.machine.ts';
import { selectText } from '../../machines/chat/reply/chat-stream.selectors.ts';
import type { ChatReport, FollowedText, TextEvent } from '../../machines/voice/read-aloud.machine.ts';
import type { Sentence } from '../../machines/voice/voice.types.ts';
import { createSentenceReader } from './spoken-sentences.ts';

/** Finds the open conversation among the actors of the page; undefined where none is open. */
export type FindConversation = (system: AnyActorRef['system']) => ConversationActor | undefined;

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Reports each reply that begins, and that the page is left. */
export const watchChat = (findConversation: FindConversation, page: Page) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack, system }) => {
    const report = (event: ChatReport): void => sendBack(event);
    const conversation = findConversation(system);
    let reply: ReplyActor | undefined;
    let leaveReply = (): void => undefined;
    const look = (): void => {
      const current = conversation && selectReply(conversation.getSnapshot());
      if (current === reply) return;
      leaveReply();
      reply = current;
      leaveReply =
        current === undefined
          ? () => undefined
          : awaitId(current, (messageId) => report({ type: 'reply.started', messageId }));
    };
    const leave = (): void => report({ type: 'page.left' });
    look();
    const subscription = conversation?.subscribe(look);
    page.addEventListener('pagehide', leave);
    return () => {
      leaveReply();
      subscription?.unsubscribe();
      page.removeEventListener('pagehide', leave);
    };
  });

/** Calls once with the id that the server gives a reply. */
function awaitId(reply: ReplyActor, report: (messageId: string) => void): () => void {
  let isOver = false;
  const look = (): void => {
    const { replyId } = reply.getSnapshot().context;
    if (isOver || replyId === null) return;
    isOver = true;
    report(replyId);
  };
  look();
  const subscription = reply.subscribe(look);
  return () => {
    isOver = true;
    subscription.unsubscribe();
  };
}

/**
 * Reports the sentences of a message: of a reply that is being written as they are finished. `textOf` returns a text that is no message
 * of the conversation, by its id.
 */
export const followText = (
  findConversation: FindConversation,
  textOf: (id: string) => string | undefined = () => undefined,
) =>
  fromCallback<AnyEventObject, FollowedText>(({ input: { messageId, actions }, sendBack, system }) => {
    const report = (event: TextEvent): void => sendBack(event);
    const conversation = findConversation(system)?.getSnapshot();
    const reply = conversation && selectReply(conversation);
    const reader = createSentenceReader(actions);
    const write = (sentences: readonly Sentence[]): void => {
      if (sentences.length > 0) report({ type: 'sentences.written', sentences });
    };
    const end = (text: string): void => {
      write(reader.end(text));
      report({ type: 'text.ended' });
    };
    const ownText = textOf(messageId);
    if (ownText !== undefined) {
      end(ownText);
      return undefined;
    }
    if (reply === undefined || reply.getSnapshot().context.replyId !== messageId) {
      end(conversation?.context.messages.find((one) => one.messageId === messageId)?.text ?? '');
      return undefined;
    }
    let isOver = false;
    const look = (): void => {
      const snapshot = reply.getSnapshot();
      if (isOver) return;
      isOver = snapshot.status !== 'active';
      if (!isOver) write(reader.read(selectText(snapshot)));
      else if (snapshot.output?.outcome === 'stopped') report({ type: 'text.stopped' });
      else end(selectText(snapshot));
    };
    look();
    const subscription = reply.subscribe({ next: look, complete: look, error: look });
    return () => {
      isOver = true;
      subscription.unsubscribe();
    };
  });
