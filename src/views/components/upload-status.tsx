import { useMessages } from '../../locales/messages.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './upload-status.module.css';

interface UploadStatusProps {
  /** What is shown of the file; '' where none was chosen. */
  readonly text: string;
  /** Whether it can be sent again, and whether it was refused. */
  readonly isUnsent: boolean;
  readonly isRefused: boolean;
  readonly isSending: boolean;
  readonly className: string | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What becomes of a file that was chosen. */
export function UploadStatus(props: UploadStatusProps) {
  const { text, isUnsent, isRefused, isSending, className, onRetry, onClose } = props;
  const t = useMessages('components');
  return (
    <div className={classNames(styles.status, className)}>
      <p role="status">{text}</p>
      {isUnsent ? <Button onClick={onRetry}>{t.retry}</Button> : null}
      {isSending || isUnsent || isRefused ? (
        <Button look="quiet" onClick={onClose}>
          {isRefused ? t.close : t.cancel}
        </Button>
      ) : null}
    </div>
  );
}
