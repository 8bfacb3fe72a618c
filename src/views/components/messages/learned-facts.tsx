import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import type { MessageActionsActor } from '../../../machines/chat/message-actions.machine.ts';
import { selectCommand } from '../../../machines/chat/message-actions.selectors.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './learned-facts.module.css';

interface LearnedFactsProps {
  readonly message: ChatMessage;
  readonly messageActions: MessageActionsActor;
}

/** The facts that a message taught the mate, and the button that has them forgotten. */
export function LearnedFacts({ message: { messageId, learned }, messageActions }: LearnedFactsProps) {
  const t = useMessages('messageActions').learned;
  const { undo } = useMessages('components');
  const running = useSelector(messageActions, selectCommand('message.unlearn', messageId));
  const isBusy = useSelector(running, selectIsBusy);
  if (messageId === null) return null;
  const factIds = learned.map(({ factId }) => factId);
  return (
    <p className={styles.learned}>
      <Icon name="brain" />
      <span id={`learned-${messageId}`} dir="auto">
        {t.line(learned.map(({ text }) => text).join(' · '))}
      </span>
      <button
        type="button"
        aria-describedby={`learned-${messageId}`}
        aria-disabled={isBusy}
        onClick={() => messageActions.send({ type: 'message.unlearn', messageId, factIds })}
      >
        {undo}
      </button>
    </p>
  );
}
