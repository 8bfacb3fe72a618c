import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectReplyId } from '../../machines/chat-stream.selectors.ts';
import { selectMessageCare } from '../../machines/chat-extras.selectors.ts';
import {
  selectExtras,
  selectHistory,
  selectMate,
  selectMessages,
  selectOpenedAt,
  selectReply,
  selectRetryable,
  type ConversationActor,
} from '../../machines/conversation.selectors.ts';
import { Message } from '../parts/message.tsx';
import { ChatBeginning } from './chat-beginning.tsx';
import { useChatExtras } from './chat-extras.ts';
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
  const history = useSelector(conversation, selectHistory);
  const care = useSelector(useSelector(conversation, selectExtras), selectMessageCare);
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
