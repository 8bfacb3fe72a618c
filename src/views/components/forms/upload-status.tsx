import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { BookImportActor } from '../../../machines/lore/import/book-import.machine.ts';
import type { RoomImportActor } from '../../../machines/rooms/room-import.machine.ts';
import {
  selectIsRefused,
  selectIsSending,
  selectIsUnsent,
} from '../../../machines/shared/commands/file-import.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import styles from './upload-status.module.css';

interface UploadStatusProps {
  readonly actor: RoomImportActor | BookImportActor;
  /** The status text of the file; '' where none was chosen. */
  readonly text: string;
  readonly className: string | undefined;
}

/** What becomes of a file that was chosen. */
export function UploadStatus({ actor, text, className }: UploadStatusProps) {
  const t = useMessages('components');
  const isSending = useSelector(actor, selectIsSending);
  const isUnsent = useSelector(actor, selectIsUnsent);
  const isRefused = useSelector(actor, selectIsRefused);
  return (
    <div className={classNames(styles.status, className)}>
      <p role="status">{text}</p>
      {isUnsent ? <Button onClick={() => actor.send({ type: 'import.retry' })}>{t.retry}</Button> : null}
      {isSending || isUnsent || isRefused ? (
        <Button look="quiet" onClick={() => actor.send({ type: 'import.close' })}>
          {isRefused ? t.close : t.cancel}
        </Button>
      ) : null}
    </div>
  );
}
