import { useSelector } from '@xstate/react';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { PartHeightsActor } from '../../../machines/chat/history/part-heights.machine.ts';
import {
  selectReply,
  selectRetryable,
  selectTeaching,
} from '../../../machines/chat/conversation.selectors.ts';
import { groupName, sectionName } from '../../../machines/chat/history/part-heights.reducers.ts';
import { selectOutgoing } from '../../../machines/chat/outbox/outbox.selectors.ts';
import { OlderMessages } from './older-messages.tsx';
import { sectionsOf } from './chat-thread-items.ts';
import { MessageGroup } from './message-group.tsx';
import { OmittedMessages } from './omitted-messages.tsx';
import { NearView } from './near-view.tsx';
import { usePart } from '../../use-part.ts';

interface ChatThreadProps {
  readonly conversation: ConversationActor;
  readonly heights: PartHeightsActor;
}

/** All messages, oldest first, with the reply under way. */
export function ChatThread({ conversation, heights }: ChatThreadProps) {
  const mate = useSelector(conversation, ({ context }) => context.room.mate);
  const messages = useSelector(conversation, ({ context }) => context.messages);
  const outgoing = useSelector(
    useSelector(conversation, ({ children }) => children.outbox),
    selectOutgoing,
  );
  const retryable = useSelector(conversation, selectRetryable);
  const reply = useSelector(conversation, selectReply);
  const replyId = useSelector(reply, (snapshot) => snapshot?.context.replyId ?? null);
  const teaching = useSelector(conversation, selectTeaching);
  const replaced = useSelector(conversation, ({ context }) => context.replaced);
  const olderMessages = usePart(conversation, ({ children }) => children.olderMessages);
  const messageActions = usePart(conversation, ({ children }) => children.messageActions);
  const sections = sectionsOf({ messages, outgoing, reply, replyId, replaced });
  const last = sections.at(-1)?.groups.at(-1)?.items.at(-1);
  return (
    <>
      {olderMessages === undefined ? null : <OlderMessages olderMessages={olderMessages} />}
      <OmittedMessages conversation={conversation} olderMessages={olderMessages} />
      {sections.map((section) => (
        <NearView
          key={section.key}
          name={sectionName(section.key)}
          heights={heights}
          isAlwaysDrawn={section.isEnd}
        >
          {() =>
            section.groups.map((group) => (
              <NearView
                key={group.key}
                name={groupName(group.key)}
                heights={heights}
                isAlwaysDrawn={group.isEnd}
              >
                {() => (
                  <MessageGroup
                    items={group.items}
                    mate={mate}
                    conversation={conversation}
                    messageActions={messageActions ?? null}
                    retryable={retryable}
                    lastKey={last?.message.key}
                    teachingKey={outgoing.length === 0 ? teaching?.key : undefined}
                  />
                )}
              </NearView>
            ))
          }
        </NearView>
      ))}
    </>
  );
}
