import { useMessages } from '../../../locales/messages.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './message.module.css';

/** Whether the message is pinned, and whether the user wrote or imported this version of it. */
export function MessageMarks({ message }: { readonly message: ChatMessage }) {
  const { isPinned, isEdited, isImported } = message;
  const t = useMessages('messageActions');
  return (
    <>
      {isPinned ? (
        <p className={styles.pinned}>
          <Icon name="pin" />
          {t.pinned}
        </p>
      ) : null}
      {isEdited || isImported === true ? (
        <p className={styles.edited}>{isImported === true ? t.imported : t.edited}</p>
      ) : null}
    </>
  );
}
