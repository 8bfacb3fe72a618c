import { useSelector } from '@xstate/react';
import { roomFileMessages } from '../../../contract/room-file.ts';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { RoomImportActor } from '../../machines/rooms/room-import.selectors.ts';
import {
  selectFailure,
  selectIsReading,
  selectIsSending,
  selectIsUnsent,
  selectProblem,
} from '../../machines/shared/commands/file-import.selectors.ts';
import { FileChoice } from '../components/forms/file-choice.tsx';
import { Icon } from '../components/icon.tsx';
import { UploadStatus } from '../components/forms/upload-status.tsx';
import styles from './room-import.module.css';

/** The choice of a file with a conversation. */
export function RoomImportChoice({ actor }: { readonly actor: RoomImportActor }) {
  const t = useMessages('recentChats').import;
  const product = useMessages('product');
  return (
    <FileChoice name="room" onChoose={() => actor.send({ type: 'file.choose' })}>
      <Icon name="download" />
      {t.choose(product)}
    </FileChoice>
  );
}

/** What becomes of the chosen file. */
export function RoomImportStatus({ actor }: { readonly actor: RoomImportActor }) {
  const text = useReason(actor);
  return (
    <UploadStatus
      actor={actor}
      text={text}
      className={styles.outcome}
      onRetry={() => actor.send({ type: 'import.retry' })}
      onClose={() => actor.send({ type: 'import.cancel' })}
    />
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
