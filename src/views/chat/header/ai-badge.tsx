import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { BehindChatActor } from '../../../machines/chat/behind/behind-chat.machine.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { selectIsScripted } from '../../../machines/chat/conversation.selectors.ts';
import { Button } from '../../components/button.tsx';
import { Popover } from '../../components/dialogs/popover.tsx';
import { closeSheet } from '../../dom/popover.ts';
import { usePart } from '../../use-part.ts';
import styles from './ai-badge.module.css';

const noteId = 'ai-note';

interface AiBadgeProps {
  readonly conversation: ConversationActor;
  /** The record of the newest message; undefined after a crash. */
  readonly behind: BehindChatActor | undefined;
}

/**
 * Says in the header that the mate is an AI, and opens the disclosure again: with what writes the replies, how the newest one was
 * made, and the chat on paper.
 */
export function AiBadge({ conversation, behind }: AiBadgeProps) {
  const t = useMessages('chat');
  const { notice } = useMessages('wellbeing');
  const isScripted = useSelector(conversation, selectIsScripted);
  const isRecorded = useSelector(behind, (snapshot) => snapshot?.hasTag('recorded') === true);
  const olderMessages = usePart(conversation, ({ children }) => children.olderMessages);
  return (
    <>
      <button type="button" className={styles.badge} popoverTarget={noteId} title={notice.label}>
        {t.companion}
      </button>
      <Popover id={noteId} role="group" aria-label={notice.label}>
        <p className={styles.note}>
          <strong>{notice.text}</strong> {isScripted ? t.origin.scripted : t.origin.model}
        </p>
        <div className={styles.links}>
          {behind === undefined || !isRecorded ? null : (
            <Button
              look="quiet"
              onClick={(event) => {
                closeSheet(event);
                behind.send({ type: 'charts.open' });
              }}
            >
              {t.behind}
            </Button>
          )}
          {olderMessages === undefined ? null : (
            <Button
              look="quiet"
              onClick={(event) => {
                closeSheet(event);
                olderMessages.send({ type: 'print.request' });
              }}
            >
              {t.print.open}
            </Button>
          )}
        </div>
      </Popover>
    </>
  );
}
