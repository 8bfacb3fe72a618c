import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { SessionsActor } from '../../../machines/account/security/sessions.machine.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { AccountNavigation } from '../account-navigation.tsx';
import { FullPage } from '../../components/full-page.tsx';
import { SupervisedPart } from '../../components/status/supervised-part.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { Skeleton } from '../../components/status/skeleton.tsx';
import { DeviceLink } from './device-link.tsx';
import { SessionItem } from './session-item.tsx';
import styles from './sessions.module.css';

/** The browsers in which the user is signed in, each with a button that ends its session. */
export function Sessions({ actor }: { readonly actor: SessionsActor }) {
  const t = useMessages('sessions');
  const title = useMessages('titles').sessions;
  const { home } = useMessages('site');
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const deviceLink = useSelector(actor, ({ children }) => children.deviceLink);
  return (
    <FullPage title={title} back={{ to: '/profile', label: t.back }} aside={<AccountNavigation />}>
      <RequestStatus actor={actor} texts={t}>
        <div className={sheet.section}>
          <Skeleton shape="line" width="12rem" />
          <Skeleton shape="line" />
        </div>
      </RequestStatus>
      {isReady ? <SessionList actor={actor} /> : null}
      {isReady && home === true ? (
        <SupervisedPart actor={deviceLink}>{(link) => <DeviceLink actor={link} />}</SupervisedPart>
      ) : null}
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
