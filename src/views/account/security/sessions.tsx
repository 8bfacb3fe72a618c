import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { SessionsActor } from '../../../machines/account/security/sessions.machine.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { SettingsNavigation } from '../settings-navigation.tsx';
import { FullPage } from '../../components/page/full-page.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import { securityPath } from '../../components/paths.ts';
import sheet from '../../components/dialogs/sheet.module.css';
import { Skeleton } from '../../components/status/skeleton.tsx';
import { SessionItem } from './session-item.tsx';
import styles from './sessions.module.css';

/** The browsers in which the user is signed in, each with a button that ends its session. */
export function Sessions({ actor }: { readonly actor: SessionsActor }) {
  const t = useMessages('sessions');
  const { backToSettings } = useMessages('components');
  const title = useMessages('titles').sessions;
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  return (
    <FullPage title={title} back={{ to: securityPath, label: backToSettings }} aside={<SettingsNavigation />}>
      <RequestStatus actor={actor} texts={t}>
        <div className={sheet.section}>
          <Skeleton shape="line" width="12rem" />
          <Skeleton shape="line" />
        </div>
      </RequestStatus>
      {isReady ? <SessionList actor={actor} /> : null}
    </FullPage>
  );
}

function SessionList({ actor }: { readonly actor: SessionsActor }) {
  const t = useMessages('sessions');
  const sessions = useSelector(actor, ({ context }) => context.sessions);
  const confirmation = useSelector(actor, ({ children }) => children.endOthers);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <p className={sheet.muted} role="status">
        {hasOthers ? t.text : t.only}
      </p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionItem key={session.sessionId} session={session} actor={actor} />
        ))}
      </ul>
      {hasOthers ? (
        <div className={sheet.row}>
          <Button onClick={() => actor.send({ type: 'others.end' })}>{t.others.open}</Button>
        </div>
      ) : null}
      {confirmation === undefined ? null : (
        <ConfirmDialog actor={confirmation} {...t.others} confirm={t.others.open} pending={t.ending} />
      )}
    </>
  );
}
