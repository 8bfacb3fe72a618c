import type { ReactNode, SubmitEvent } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { useIsShownAtField } from '../../components/forms/form-refusal.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { textOf } from '../../dom/forms/field.ts';

interface OwnerProofProps {
  readonly hasPassword: boolean;
  readonly submit: string;
  readonly look: 'accent' | 'danger';
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | null;
  /** Whether it is too late to cancel. */
  readonly isFinal: boolean;
  /** Whether it takes long. */
  readonly isSlow: boolean;
  readonly onSubmit: (password: string) => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Asks for the password before a change of the account; without one, the server asks for a recent sign-in. */
export function OwnerProof(props: OwnerProofProps) {
  const t = useMessages('passkeys');
  const parts = useMessages('components');
  const { hasPassword, isBusy, isFinal, isSlow, problem, onCancel } = props;
  const isShownAtField = useIsShownAtField();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) props.onSubmit(textOf(event.currentTarget, 'password'));
  };
  return (
    <form className={sheet.form} onSubmit={submit} noValidate aria-busy={isBusy}>
      {problem === null || isShownAtField ? null : <p role="alert">{problem}</p>}
      {hasPassword ? (
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="current-password"
          data-autofocus=""
        />
      ) : null}
      {props.children}
      {isSlow ? <p role="status">{parts.slow}</p> : null}
      <div className={sheet.actions}>
        <Button onClick={onCancel} aria-disabled={isFinal}>
          {isSlow ? parts.stopWaiting : parts.cancel}
        </Button>
        <Button type="submit" look={props.look} aria-disabled={isBusy}>
          {props.submit}
        </Button>
      </div>
    </form>
  );
}
