import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { MessageActionsActor } from '../../../machines/chat/message-actions.machine.ts';
import { selectHidesNewer } from '../../../machines/chat/conversation.selectors.ts';
import { selectRemoval, selectRestoration } from '../../../machines/chat/message-actions.selectors.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import styles from '../composer/chat-composer.module.css';

interface RemovedMessagesProps {
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
}

/** Offers to undo a deletion of messages for a few seconds, and says whether that hides what was written since. */
export function RemovedMessages({ conversation, messageActions }: RemovedMessagesProps) {
  const t = useMessages('messageActions').removed;
  const { undo } = useMessages('components');
  const removal = useSelector(messageActions, selectRemoval);
  const hidesNewer = useSelector(conversation, selectHidesNewer(removal));
  const removalId = removal?.removalId ?? null;
  const restoration = useSelector(messageActions, selectRestoration);
  const isBusy = useSelector(restoration, selectIsBusy);
  return (
    <>
      <div className={styles.bar} role="status">
        {removalId === null ? null : (
          <>
            <span>{hidesNewer ? `${t.title} ${t.hidesNewer}` : t.title}</span>
            <Button
              aria-disabled={isBusy}
              onClick={() => messageActions.send({ type: 'message.restore', removalId })}
            >
              {undo}
            </Button>
          </>
        )}
      </div>
      <CommandStatus actor={restoration} />
    </>
  );
}
