import { useSelector } from '@xstate/react';
import { roomFileMessages } from '../../../contract/room-file.ts';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFailure,
  selectIsReading,
  selectIsRefused,
  selectIsSending,
  selectIsUnsent,
  selectProblem,
  type RoomImportActor,
} from '../../machines/rooms/room-import.selectors.ts';
import { Button } from '../components/button.tsx';
import { FileChoice } from '../components/file-choice.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './room-import.module.css';

/** The choice of a file with a conversation. */
export function RoomImportChoice({ actor }: { readonly actor: RoomImportActor }) {
  const t = useMessages('recentChats').import;
  return (
    <FileChoice name="room" onChoose={() => actor.send({ type: 'file.choose' })}>
      <Icon name="download" />
      {t.choose}
    </FileChoice>
  );
}

/** What becomes of the chosen file. */
export function RoomImportStatus({ actor }: { readonly actor: RoomImportActor }) {
  const parts = useMessages('components');
  const reason = useReason(actor);
  const isSending = useSelector(actor, selectIsSending);
  const isUnsent = useSelector(actor, selectIsUnsent);
  const isRefused = useSelector(actor, selectIsRefused);
  return (
    <div className={styles.outcome}>
      <p role="status">{reason}</p>
      {isUnsent ? <Button onClick={() => actor.send({ type: 'import.retry' })}>{parts.retry}</Button> : null}
      {isSending || isUnsent || isRefused ? (
        <Button look="quiet" onClick={() => actor.send({ type: 'import.cancel' })}>
          {isRefused ? parts.close : parts.cancel}
        </Button>
      ) : null}
    </div>
  );
}

/** Returns what is shown of the import; '' where no file was chosen. */
function useReason(actor: RoomImportActor): string {
  const t = useMessages('recentChats').import;
  const failureText = useFailureText();
  const problem = useSelector(actor, selectProblem);
  const failure = useSelector(actor, selectFailure);
  const isReading = useSelector(actor, selectIsReading);
  const isSending = useSelector(actor, selectIsSending);
  const isUnsent = useSelector(actor, selectIsUnsent);
  if (isReading) return t.reading;
  if (isSending) return isUnsent ? t.slow : t.sending;
  if (problem !== null) return problem === 'long' ? t.long(roomFileMessages) : t[problem];
  return failure === null ? '' : failureText(failure);
}
