import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectReplyId } from '../../machines/chat/chat-stream.selectors.ts';
import { selectMessageActions } from '../../machines/chat/chat-actions.selectors.ts';
import {
  selectExtras,
  selectOlderMessages,
  selectMate,
  selectMessages,
  selectOpenedAt,
  selectReply,
  selectRetryable,
  type ConversationActor,
} from '../../machines/chat/conversation.selectors.ts';
import { Message } from '../components/message.tsx';
import { ChatBeginning } from './older-messages.tsx';
import { useChatExtras } from './chat-actions.ts';
import { groupsOf } from './chat-thread-items.ts';
import styles from './chat-thread.module.css';

/** What was said, oldest first, with the reply under way at its end. */
export function ChatThread({ conversation }: { readonly conversation: ConversationActor }) {
  const words = useMessages('chat');
  const mate = useSelector(conversation, selectMate);
  const messages = useSelector(conversation, selectMessages);
  const openedAt = useSelector(conversation, selectOpenedAt);
  const retryable = useSelector(conversation, selectRetryable);
  const reply = useSelector(conversation, selectReply);
  const replyId = useSelector(reply, selectReplyId);
  const history = useSelector(conversation, selectOlderMessages);
  const care = useSelector(useSelector(conversation, selectExtras), selectMessageActions);
  const extras = useChatExtras(conversation);
  const groups = groupsOf({ messages, openedAt, reply, replyId });
  const isVisitSilent = !groups.some(({ items }) => items.some(({ isFirstOfVisit }) => isFirstOfVisit));
  const notice = <p className={styles.notice}>{words.notice(mate.name)}</p>;
  return (
    <>
      {history === undefined ? null : <ChatBeginning history={history} />}
      {groups.map(({ key, items }) => (
        <ol key={key} className={styles.group}>
          {items.map(({ message, live, isDated, isFirstOfVisit }) => (
            <Message
              key={message.key}
              message={message}
              live={live}
              mate={mate}
              conversation={conversation}
              care={care ?? null}
              extras={extras}
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
