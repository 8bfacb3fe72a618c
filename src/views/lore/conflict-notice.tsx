import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../locales/messages.ts';
import { selectFailure, type ConfirmationActor } from '../../machines/shared/commands/confirmation.ts';
import { isConflict } from '../../machines/shared/failure-kinds.ts';
import type { RequestActor } from '../../machines/shared/request.ts';
import { Button } from '../components/button.tsx';
import { RequestStatus } from '../components/status/request-status.tsx';
import { Summary } from '../components/summary.tsx';
import styles from './lorebook.module.css';

interface ConflictNoticeProps {
  /** The form that the server may have refused because of a newer version. */
  readonly form: ConfirmationActor;
  /** Reads the latest version; undefined while it does not run. */
  readonly refresh: RequestActor | undefined;
  readonly isReloaded: boolean;
  readonly onReload: () => void;
  /** The latest version. */
  readonly children: ReactNode;
}

/** In a form whose subject was changed elsewhere: loads the latest version and shows it, while the form keeps its text. */
export function ConflictNotice({ form, refresh, isReloaded, onReload, children }: ConflictNoticeProps) {
  const t = useMessages('lorebooks').conflict;
  const isRefused = isConflict(useSelector(form, selectFailure));
  if (refresh !== undefined) return <RequestStatus actor={refresh} texts={t} />;
  if (!isReloaded && !isRefused) return null;
  return (
    <div className={styles.conflict}>
      <p role="status">{isReloaded ? t.loaded : t.text}</p>
      {isReloaded ? (
        <details>
          <Summary>{t.stored}</Summary>
          {children}
        </details>
      ) : null}
      {isRefused ? <Button onClick={onReload}>{t.load}</Button> : null}
    </div>
  );
}
