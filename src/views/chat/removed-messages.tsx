import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectHasRemoval,
  selectIsRestoring,
  type MessageActionsActor,
} from '../../machines/chat/message-actions.selectors.ts';
import { Button } from '../components/button.tsx';
import styles from './chat-composer.module.css';

/** Offers to undo a deletion of messages for a few seconds. */
export function RemovedMessages({ messageActions }: { readonly messageActions: MessageActionsActor }) {
  const t = useMessages('messageActions').removed;
  const hasRemoval = useSelector(messageActions, selectHasRemoval);
  const isRestoring = useSelector(messageActions, selectIsRestoring);
  return (
    <div className={styles.bar} role="status">
      {hasRemoval ? (
        <>
          <span>{t.title}</span>
          <Button aria-disabled={isRestoring} onClick={() => messageActions.send({ type: 'removal.undo' })}>
            {t.undo}
          </Button>
        </>
      ) : null}
    </div>
  );
}
