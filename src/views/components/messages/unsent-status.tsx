import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import { selectCanMove } from '../../../machines/chat/outbox/outbox.selectors.ts';
import { isEditedMissing } from '../../../machines/chat/outbox/outgoing-message.guards.ts';
import { reasonOf } from '../../../machines/chat/outbox/outgoing-message.selectors.ts';
import { useAuth, useConnection } from '../../app-context.ts';
import { Button, ButtonLink } from '../button.tsx';
import styles from './message.module.css';
import { packagesPath } from '../paths.ts';
import { useRefusalWords } from '../forms/error-text.ts';

interface UnsentStatusProps {
  readonly message: ChatMessage;
  readonly conversation: ConversationActor;
}

/** Why a message was not sent, with the actions: resolve the cause, send it again, or recall it. */
export function UnsentStatus({ message: { clientMessageId, failure }, conversation }: UnsentStatusProps) {
  const t = useMessages('chat');
  const { signIn } = useMessages('layout');
  const refusalText = useRefusalWords();
  const auth = useAuth();
  const outbox = useSelector(conversation, ({ children }) => children.outbox);
  const roomId = useSelector(conversation, ({ context }) => context.room.roomId);
  if (clientMessageId === null) return null;
  const reason = reasonOf(failure);
  const refusal = failure === null ? '' : refusalText(failure);
  return (
    <div className={styles.note} role="status">
      <p>{reason === 'rejected' ? t.notSent.rejected(refusal) : t.notSent[reason]}</p>
      {reason === 'expired' ? (
        <Button look="accent" onClick={() => auth.send({ type: 'panel.open', mode: 'signIn' })}>
          {signIn}
        </Button>
      ) : null}
      {reason === 'empty' ? (
        <ButtonLink to={packagesPath(roomId)} look="accent">
          {t.composer.more}
        </ButtonLink>
      ) : null}
      <Button onClick={() => outbox?.send({ type: 'message.resend', clientMessageId })}>
        {isEditedMissing(failure) ? t.notSent.asNew : t.notSent.again}
      </Button>
      <Withdraw id={clientMessageId} conversation={conversation} />
    </div>
  );
}

/** A message that waits for the network, for others, or for the reply under way. */
export function QueuedStatus({ message: { clientMessageId }, conversation }: UnsentStatusProps) {
  const t = useMessages('chat');
  const outbox = useSelector(conversation, ({ children }) => children.outbox);
  const isOffline = useSelector(useConnection(), (snapshot) => snapshot.hasTag('offline'));
  const canMove = useSelector(outbox, selectCanMove(clientMessageId));
  if (clientMessageId === null) return null;
  return (
    <div className={styles.note}>
      <p role="status">{isOffline ? t.offline : t.queued}</p>
      <Withdraw id={clientMessageId} conversation={conversation} />
      {canMove ? (
        <Button look="quiet" onClick={() => outbox?.send({ type: 'message.move', clientMessageId })}>
          {t.moveUp}
        </Button>
      ) : null}
    </div>
  );
}

function Withdraw({ id, conversation }: { readonly id: string; readonly conversation: ConversationActor }) {
  const { back } = useMessages('chat').notSent;
  const outbox = useSelector(conversation, ({ children }) => children.outbox);
  const withdraw = () => outbox?.send({ type: 'message.recall', clientMessageId: id });
  return (
    <Button look="quiet" onClick={withdraw}>
      {back}
    </Button>
  );
}
