import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectAskedRoom, selectIsDeleting } from '../../machines/recent-chats.selectors.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import styles from './recent-chats-question.module.css';
import type { RecentChatsActor } from './recent-chats.tsx';

/** Asked before a conversation is deleted, for that can be undone for a moment only. */
export function RecentChatsQuestion({ actor }: { readonly actor: RecentChatsActor }) {
  const words = useMessages('recentChats').confirm;
  const { text } = useMessages('roomCare').confirm;
  const room = useSelector(actor, selectAskedRoom);
  const isDeleting = useSelector(actor, selectIsDeleting);
  if (room === null) return null;
  const keep = () => actor.send({ type: 'deletion.cancel' });
  return (
    <Dialog title={words.title(room.mate.name)} text={text} onClose={keep}>
      <div className={styles.actions}>
        <Button onClick={keep} aria-disabled={isDeleting} data-first-focus="">
          {words.no}
        </Button>
        <Button
          look="danger"
          onClick={() => actor.send({ type: 'deletion.confirm' })}
          aria-disabled={isDeleting}
        >
          {isDeleting ? words.busy : words.yes}
        </Button>
      </div>
    </Dialog>
  );
}
