import { useSelector } from '@xstate/react';
import type { EmailChange } from '../../../contract/email-change.ts';
import type { Profile } from '../../../contract/account.ts';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import * as select from '../../machines/account/email/email-change.selectors.ts';
import { selectIsUnsupported } from '../../machines/shared/request.ts';
import { Button } from '../components/button.tsx';
import { RequestStatus } from '../components/request-status.tsx';
import sheet from '../components/sheet.module.css';
import { Skeleton } from '../components/skeleton.tsx';
import { useRequest } from '../use-request.ts';
import { EmailForm } from './email-form.tsx';
import styles from './profile-email.module.css';

interface ProfileEmailProps {
  readonly actor: select.EmailChangeActor;
  readonly profile: Profile;
}

/** The address of the account, and a change of it until both mailboxes have confirmed. */
export function ProfileEmail({ actor, profile }: ProfileEmailProps) {
  const t = useMessages('emailChange');
  const { email } = useMessages('authPanel');
  const { emailLink } = useMessages('titles');
  const isReady = useSelector(actor, select.selectIsReady);
  const isEditing = useSelector(actor, select.selectIsEditing);
  const pending = useSelector(actor, select.selectPending);
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  if (isUnsupported) return null;
  return (
    <section className={sheet.section} aria-labelledby="email">
      <h2 id="email">{email}</h2>
      <RequestStatus actor={actor} texts={t}>
        <Skeleton shape="line" />
      </RequestStatus>
      {isEditing ? <EmailForm actor={actor} hasPassword={profile.hasPassword} /> : null}
      {pending === null ? null : <Pending actor={actor} profile={profile} pending={pending} />}
      {isReady && !isEditing && pending === null ? (
        <>
          <p className={sheet.muted}>{t.text}</p>
          <div className={sheet.row}>
            <Button onClick={() => actor.send({ type: 'form.open' })}>{emailLink}</Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

function Pending({ actor, profile, pending }: ProfileEmailProps & { readonly pending: EmailChange }) {
  const t = useMessages('emailChange').pending;
  const parts = useMessages('components');
  const failureText = useFailureText();
  const isBusy = useSelector(actor, select.selectIsBusy);
  const isSlow = useSelector(actor, select.selectIsSlow);
  const rejection = useSelector(actor, select.selectRejection);
  const { confirmed, email, expiresAt } = pending;
  return (
    <>
      <p role="status">{t.text(new Date(expiresAt))}</p>
      <dl className={styles.mailboxes}>
        <dt>{profile.email}</dt>
        <dd>{confirmed.old ? t.confirmed : t.open}</dd>
        <dt>{email}</dt>
        <dd>{confirmed.new ? t.confirmed : t.open}</dd>
      </dl>
      <p className={sheet.muted}>{t.note}</p>
      {rejection === null ? null : <p role="alert">{failureText(rejection)}</p>}
      {isSlow ? <p role="status">{parts.slow}</p> : null}
      <div className={sheet.row}>
        <Button onClick={() => actor.send({ type: 'change.cancel' })} aria-disabled={isBusy && !isSlow}>
          {isSlow || rejection !== null ? parts.retry : isBusy ? t.canceling : t.cancel}
        </Button>
      </div>
    </>
  );
}
