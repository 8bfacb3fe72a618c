import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import * as select from '../../machines/auth/email/password-reset.selectors.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { focusOnMount } from '../dom/arrival.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { OpenResetLink } from './open-reset-link.tsx';
import { chosenPasskeys, PasskeyChoice } from './passkey-choice.tsx';

interface PasswordResetProps {
  readonly actor: select.PasswordResetActor;
}

/** Where a user who forgot the password requests a link, and the page that the mailed link opens. */
export function PasswordReset({ actor }: PasswordResetProps) {
  const view = useSelector(actor, select.selectView);
  if (view === 'asking') return <AskForLink actor={actor} />;
  if (view === 'opening') return <OpenResetLink actor={actor} />;
  if (view === 'choosing') return <ChoosePassword actor={actor} />;
  return <Outcome actor={actor} view={view} />;
}

function AskForLink({ actor }: PasswordResetProps) {
  const t = useMessages('passwordReset').asking;
  const { sending } = useMessages('components');
  const panel = useMessages('authPanel');
  return (
    <EmptyState icon={<Icon name="mail-question-mark" />} title={panel.forgot} text={t.text} level={1}>
      <OneFieldForm
        {...useProgress(actor)}
        name="email"
        label={panel.email}
        autoComplete="username"
        texts={{ submit: t.submit, busy: sending }}
        onSubmit={(email) => actor.send({ type: 'email.submit', email })}
      />
    </EmptyState>
  );
}

function ChoosePassword({ actor }: PasswordResetProps) {
  const t = useMessages('passwordReset').choosing;
  const { saving } = useMessages('components');
  const panel = useMessages('authPanel');
  return (
    <EmptyState icon={<Icon name="mail-open" />} title={t.title} text={t.text} level={1}>
      <OneFieldForm
        {...useProgress(actor)}
        name="password"
        label={t.password}
        hint={panel.passwordHint}
        autoComplete="new-password"
        texts={{ submit: t.submit, busy: saving }}
        onSubmit={(password, form) =>
          actor.send({ type: 'password.submit', password, removePasskeys: chosenPasskeys(form) })
        }
      >
        <PasskeyChoice passkeys={useSelector(actor, select.selectPasskeys)} />
      </OneFieldForm>
    </EmptyState>
  );
}

const useProgress = (actor: select.PasswordResetActor) => ({
  isBusy: useSelector(actor, select.selectIsBusy),
  isSlow: useSelector(actor, select.selectIsSlow),
  rejection: useSelector(actor, select.selectRejection),
  onCancel: () => actor.send({ type: 'load.cancel' }),
});

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
  const email = useSelector(actor, select.selectEmail);
  const { title, text } = t[view];
  return (
    <EmptyState
      icon={<Icon name={icons[view]} />}
      title={title}
      text={typeof text === 'string' ? text : text(email)}
      level={1}
      role={view === 'expired' || view === 'unsupported' ? 'alert' : 'status'}
    >
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
