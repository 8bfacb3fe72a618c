import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectForm,
  selectView,
  type PasswordResetActor,
} from '../../machines/auth/email/password-reset.machine.ts';
import type { ConfirmationActor } from '../../machines/shared/commands/confirmation.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { focusOnMount } from '../dom/arrival.ts';
import { MailAddress } from './mail-address.tsx';
import { useMailText } from './mail-text.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { OpenResetLink } from './open-reset-link.tsx';
import { chosenPasskeys, PasskeyChoice } from './second-step/passkey-choice.tsx';

interface PasswordResetProps {
  readonly actor: PasswordResetActor;
}

/** Where a user who forgot the password requests a link, and the page that the mailed link opens. */
export function PasswordReset({ actor }: PasswordResetProps) {
  const view = useSelector(actor, selectView);
  const form = useSelector(actor, selectForm);
  if (view === 'asking') return form === undefined ? null : <AskForLink form={form} />;
  if (view === 'opening') return <OpenResetLink actor={actor} />;
  if (view === 'choosing') return form === undefined ? null : <ChoosePassword actor={actor} form={form} />;
  return <Outcome actor={actor} view={view} />;
}

function AskForLink({ form }: { readonly form: ConfirmationActor }) {
  const t = useMessages('passwordReset').asking;
  const { sending } = useMessages('components');
  const panel = useMessages('authPanel');
  return (
    <EmptyState icon={<Icon name="mail-question-mark" />} title={panel.forgot} text={t.text} level={1}>
      <OneFieldForm
        actor={form}
        name="email"
        label={panel.email}
        autoComplete="username"
        texts={{ submit: t.submit, busy: sending }}
      />
    </EmptyState>
  );
}

function ChoosePassword({ actor, form }: PasswordResetProps & { readonly form: ConfirmationActor }) {
  const t = useMessages('passwordReset').choosing;
  const { newPassword, saving } = useMessages('components');
  const panel = useMessages('authPanel');
  return (
    <EmptyState icon={<Icon name="mail-open" />} title={t.title} text={t.text} level={1}>
      <OneFieldForm
        actor={form}
        name="password"
        label={newPassword}
        hint={panel.passwordHint}
        autoComplete="new-password"
        texts={{ submit: t.submit, busy: saving }}
        toAnswer={(newPassword, fields) => ({ newPassword, removePasskeys: chosenPasskeys(fields) })}
      >
        <PasskeyChoice passkeys={useSelector(actor, ({ context }) => context.passkeys)} />
      </OneFieldForm>
    </EmptyState>
  );
}

const icons = {
  sent: 'mail-check',
  expired: 'mail-x',
  unsupported: 'mail-exclamation-point',
  changed: 'mail-check',
  done: 'mail-check',
} as const;

function Outcome({ actor, view }: PasswordResetProps & { readonly view: keyof typeof icons }) {
  const t = useMessages('passwordReset');
  const { toDiscover } = useMessages('unavailable');
  const email = useSelector(actor, ({ context }) => context.email);
  const { title, text } = t[view];
  const plain = typeof text === 'string' ? text : text(email);
  const shown = useMailText({ title, text: plain, email, isSent: view === 'sent' });
  return (
    <EmptyState
      icon={<Icon name={icons[view]} />}
      title={shown.title}
      text={shown.text}
      level={1}
      role={view === 'expired' || view === 'unsupported' ? 'alert' : 'status'}
    >
      <MailAddress address={shown.address} />
      {view === 'sent' ? (
        <Button ref={focusOnMount} onClick={() => actor.send({ type: 'email.change' })}>
          {t.sent.again}
        </Button>
      ) : view === 'expired' ? (
        <Button ref={focusOnMount} look="accent" onClick={() => actor.send({ type: 'link.request' })}>
          {t.expired.again}
        </Button>
      ) : (
        <ButtonLink to="/" look="accent">
          {toDiscover}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
