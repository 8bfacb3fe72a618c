import { useSelector } from '@xstate/react';
import { useFailureText } from '../../../locales/failure-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import { selectView, type VerifyEmailActor } from '../../../machines/auth/email/verify-email.machine.ts';
import { focusOnMount } from '../../dom/arrival.ts';
import { Button } from '../../components/button.tsx';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import styles from './verify-email.module.css';

/** The mailed link: its reader confirms by a press, and sees the result. */
export function VerifyEmailLink({ actor }: { readonly actor: VerifyEmailActor }) {
  const t = useMessages('verifyEmail');
  const parts = useMessages('components');
  const failureText = useFailureText();
  const { unreachable } = useMessages('shell').failure;
  const view = useSelector(actor, selectView);
  const command = useSelector(actor, ({ children }) => children.confirmEmail);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const confirm = () => actor.send({ type: 'confirm.request' });
  if (view === 'linkOpened')
    return (
      <EmptyState
        icon={<Icon name="mail-open" />}
        title={t.linkOpened.title}
        text={t.linkOpened.text}
        level={1}
      >
        <Button look="accent" onClick={confirm}>
          {t.linkOpened.confirm}
        </Button>
        <p className={styles.hint}>{t.linkOpened.notYou}</p>
      </EmptyState>
    );
  if (view === 'confirming')
    return (
      <EmptyState
        icon={<Icon name="mail-open" />}
        title={t.confirming.title}
        text={t.confirming.text}
        level={1}
        role="status"
      >
        <CommandStatus actor={command} />
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Icon name="mail-exclamation-point" />}
      title={t.rejected.title}
      text={failure === null ? unreachable : failureText(failure)}
      level={1}
      role="alert"
    >
      <Button ref={focusOnMount} look="accent" onClick={confirm}>
        {parts.retry}
      </Button>
    </EmptyState>
  );
}
