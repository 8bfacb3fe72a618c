import { useSelector } from '@xstate/react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectCommand,
  selectOutcome,
  type EmailLinkActor,
} from '../../machines/account/email/email-link.machine.ts';
import type { ConfirmationActor } from '../../machines/shared/commands/confirmation.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { securityPath } from '../components/paths.ts';
import { CommandStatus } from '../components/status/command-status.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icons/icon.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { OneFieldForm } from '../auth/one-field-form.tsx';
import styles from '../auth/verify-email/verify-email.module.css';

interface EmailLinkProps {
  readonly actor: EmailLinkActor;
}

/** Where the mailed links of a change of address lead: confirms the change for one mailbox, or cancels it. */
export function EmailLink({ actor }: EmailLinkProps) {
  const outcome = useSelector(actor, selectOutcome);
  const passwordForm = useSelector(actor, ({ children }) => children.confirmWithPassword);
  if (outcome !== null) return <Outcome outcome={outcome} />;
  return passwordForm === undefined ? (
    <AskToConfirm actor={actor} />
  ) : (
    <AskForPassword actor={passwordForm} />
  );
}

/** In a browser that did not ask for the change, the account's password confirms it. */
function AskForPassword({ actor }: { readonly actor: ConfirmationActor }) {
  const { passwordRequired: t, confirm, confirming } = useMessages('emailChange').link;
  const { password } = useMessages('authPanel');
  return (
    <EmptyState icon={<Icon name="mail-question-mark" />} title={t.title} text={t.text} level={1}>
      <OneFieldForm
        name="password"
        label={password}
        autoComplete="current-password"
        texts={{ submit: confirm, busy: confirming }}
        actor={actor}
      />
      <p className={styles.hint}>{t.notYou}</p>
    </EmptyState>
  );
}

function AskToConfirm({ actor }: EmailLinkProps) {
  const { link: t, pending } = useMessages('emailChange');
  const failureText = useFailureText();
  const mailbox = useSelector(actor, ({ context }) => context.mailbox);
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirming'));
  const isRejecting = useSelector(actor, (snapshot) => snapshot.hasTag('rejecting'));
  const command = useSelector(actor, selectCommand);
  const rejection = useSelector(actor, ({ context }) => context.failure);
  const isBusy = isConfirming || isRejecting;
  return (
    <EmptyState icon={<Icon name="mail-open" />} title={t.title} text={t[mailbox]} level={1}>
      <div className={sheet.row}>
        <Button look="accent" onClick={() => actor.send({ type: 'change.confirm' })} aria-disabled={isBusy}>
          {isConfirming ? t.confirming : t.confirm}
        </Button>
        {mailbox === 'old' ? (
          <Button onClick={() => actor.send({ type: 'change.reject' })} aria-disabled={isBusy}>
            {isRejecting ? pending.canceling : t.reject}
          </Button>
        ) : null}
      </div>
      <CommandStatus actor={command} />
      {rejection === null ? null : <p role="alert">{failureText(rejection)}</p>}
    </EmptyState>
  );
}

const icons = {
  confirmed: 'mails',
  changed: 'mail-check',
  canceled: 'mail-x',
  expired: 'mail-exclamation-point',
} as const;

function Outcome({ outcome }: { readonly outcome: keyof typeof icons }) {
  const t = useMessages('emailChange').link;
  const { title, text } = t[outcome];
  return (
    <EmptyState
      icon={<Icon name={icons[outcome]} />}
      title={title}
      text={text}
      level={1}
      role={outcome === 'expired' ? 'alert' : 'status'}
    >
      <ButtonLink to={securityPath} look="accent">
        {t.profile}
      </ButtonLink>
    </EmptyState>
  );
}
