import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { EmailChange } from '../../../../contract/account/email-change.ts';
import type { Profile } from '../../../../contract/account/account.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { EmailChangeActor } from '../../../machines/account/email/email-change.machine.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { selectIsUnsupported } from '../../../machines/shared/request.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { RequestStatus } from '../../components/status/request-status.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { Skeleton } from '../../components/status/skeleton.tsx';
import { useRequest } from '../../use-request.ts';
import { EmailForm } from './email-form.tsx';
import styles from './profile-email.module.css';

interface ProfileEmailProps {
  readonly actor: EmailChangeActor;
  readonly profile: Profile;
  /** The address as it is. */
  readonly children?: ReactNode;
}

/** The address of the account, and a change of it until both mailboxes have confirmed. */
export function ProfileEmail({ actor, profile, children }: ProfileEmailProps) {
  const t = useMessages('emailChange');
  const { email } = useMessages('authPanel');
  const { emailLink } = useMessages('titles');
  const isReady = useSelector(actor, (snapshot) => snapshot.hasTag('ready'));
  const form = useSelector(actor, ({ children }) => children.requestChange);
  const pending = useSelector(actor, ({ context }) => context.pending);
  const isUnsupported = useSelector(useRequest(actor), selectIsUnsupported);
  if (isUnsupported) return null;
  const isFirst = profile.email === '';
  return (
    <section className={sheet.section} aria-labelledby="email">
      <h2 id="email">{email}</h2>
      {children}
      <RequestStatus actor={actor} texts={t}>
        <Skeleton shape="line" />
      </RequestStatus>
      {form === undefined ? null : <EmailForm actor={form} profile={profile} />}
      {pending === null ? null : <Pending actor={actor} profile={profile} pending={pending} />}
      {isReady && form === undefined && pending === null ? (
        <>
          <p className={sheet.muted}>{isFirst ? t.first.none : t.text}</p>
          <div className={sheet.row}>
            <Button onClick={() => actor.send({ type: 'form.open' })}>
              {isFirst ? t.first.add : emailLink}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

function Pending({ actor, profile, pending }: ProfileEmailProps & { readonly pending: EmailChange }) {
  const { pending: t, first } = useMessages('emailChange');
  const { mail } = useMessages('site');
  const isFirst = profile.email === '';
  const text = isFirst ? first.pending : mail === 'delivered' ? t.text : t.noMail[mail];
  const cancellation = useSelector(actor, ({ children }) => children.cancelChange);
  const isBusy = useSelector(cancellation, selectIsBusy);
  const { confirmed, email, expiresAt } = pending;
  return (
    <>
      <p role="status">{text(new Date(expiresAt))}</p>
      <dl className={styles.mailboxes}>
        {isFirst ? null : (
          <>
            <dt>{profile.email}</dt>
            <dd>{confirmed.old ? t.confirmed : t.open}</dd>
          </>
        )}
        <dt>{email}</dt>
        <dd>{confirmed.new ? t.confirmed : t.open}</dd>
      </dl>
      <p className={sheet.muted}>{t.note}</p>
      <div className={sheet.row}>
        <Button
          onClick={() => actor.send({ type: 'change.cancel' })}
          aria-disabled={cancellation !== undefined}
        >
          {isBusy ? t.canceling : t.cancel}
        </Button>
      </div>
      <CommandStatus actor={cancellation} />
    </>
  );
}
