import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectReplyId } from '../../machines/chat/chat-stream.selectors.ts';
import {
  selectOlderMessages,
  selectMate,
  selectMessageActions,
  selectMessages,
  selectLastSeqAtOpen,
  selectOutbox,
  selectReply,
  selectRetryable,
  type ConversationActor,
} from '../../machines/chat/conversation.selectors.ts';
import { selectOutgoing } from '../../machines/chat/outbox.selectors.ts';
import { Message } from '../components/message.tsx';
import { OlderMessages } from './older-messages.tsx';
import { groupsOf } from './chat-thread-items.ts';
import styles from './chat-thread.module.css';

/** All messages, oldest first, with the reply under way. */
export function ChatThread({ conversation }: { readonly conversation: ConversationActor }) {
  const words = useMessages('chat');
  const mate = useSelector(conversation, selectMate);
  const messages = useSelector(conversation, selectMessages);
  const outgoing = useSelector(useSelector(conversation, selectOutbox), selectOutgoing);
  const lastSeqAtOpen = useSelector(conversation, selectLastSeqAtOpen);
  const retryable = useSelector(conversation, selectRetryable);
  const reply = useSelector(conversation, selectReply);
  const replyId = useSelector(reply, selectReplyId);
  const olderMessages = useSelector(conversation, selectOlderMessages);
  const messageActions = useSelector(conversation, selectMessageActions);
  const groups = groupsOf({ messages, outgoing, lastSeqAtOpen, reply, replyId });
  const isVisitSilent = !groups.some(({ items }) => items.some(({ isFirstOfVisit }) => isFirstOfVisit));
  const notice = <p className={styles.notice}>{words.notice(mate.name)}</p>;
  return (
    <>
      {olderMessages === undefined ? null : <OlderMessages olderMessages={olderMessages} />}
      {groups.map(({ key, items }) => (
        <ol key={key} className={styles.group}>
          {items.map(({ message, outgoing, live, isDated, isFirstOfVisit }) => (
            <Message
              key={message.key}
              message={message}
              outgoing={outgoing}
              live={live}
              mate={mate}
              conversation={conversation}
              messageActions={messageActions ?? null}
              isRetryable={live === null && retryable !== null && message.replyTo === retryable}
              isDated={isDated}
              notice={isFirstOfVisit ? notice : null}
            />
          ))}
        </ol>
      ))}
      {isVisitSilent ? notice : null}
    </>
  );
}
