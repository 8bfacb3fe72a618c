import type { ReactNode } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { OneFieldForm } from '../one-field-form.tsx';

interface VerifyEmailCodeProps {
  readonly form: ConfirmationActor;
  /** What else one can do. */
  readonly children: ReactNode;
}

/** At home, where no mail is sent, the code of the server's terminal confirms. */
export function VerifyEmailCode({ form, children }: VerifyEmailCodeProps) {
  const { code: t, passwordRequired } = useMessages('verifyEmail');
  return (
    <EmptyState icon={<Icon name="mails" />} title={t.title} text={t.text} level={1}>
      <OneFieldForm
        name="code"
        label={t.label}
        autoComplete="one-time-code"
        texts={{ submit: t.submit, busy: passwordRequired.checking }}
        actor={form}
      />
      {children}
    </EmptyState>
  );
}
