import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { selectIsScripted } from '../../../machines/chat/conversation.selectors.ts';
import { Popover } from '../../components/dialogs/popover.tsx';
import styles from './ai-badge.module.css';

const noteId = 'ai-note';

/** Says in the header that the mate is an AI, and opens the disclosure again, with what writes the replies. */
export function AiBadge({ conversation }: { readonly conversation: ConversationActor }) {
  const t = useMessages('chat');
  const { notice } = useMessages('wellbeing');
  const isScripted = useSelector(conversation, selectIsScripted);
  return (
    <>
      <button type="button" className={styles.badge} popoverTarget={noteId} title={notice.label}>
        {t.companion}
      </button>
      <Popover id={noteId} role="group" aria-label={notice.label}>
        <p className={styles.note}>
          <strong>{notice.text}</strong> {isScripted ? t.origin.scripted : t.origin.model}
        </p>
      </Popover>
    </>
  );
}
