import type { ReactNode, SubmitEvent } from 'react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { Failure } from '../../machines/shared/failure.ts';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { focusOnMount } from '../dom/arrival.ts';
import { textOf } from '../dom/field.ts';
import styles from './verify-email.module.css';

interface OneFieldFormProps {
  readonly name: 'email' | 'password';
  readonly label: string;
  readonly hint?: string | undefined;
  readonly autoComplete: 'username' | 'current-password' | 'new-password';
  readonly texts: { readonly submit: string; readonly busy: string };
  readonly isBusy: boolean;
  readonly isSlow: boolean;
  /** Why the last input was rejected; null where none was. */
  readonly rejection: Failure | null;
  readonly onSubmit: (text: string, form: HTMLFormElement) => void;
  readonly onCancel: () => void;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** A form that asks for one text, sends it, and reports at its field why it was rejected. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { name, texts, isBusy, isSlow, rejection } = props;
  const parts = useMessages('components');
  const failureText = useFailureText();
  const problem = rejection === null ? undefined : failureText(rejection);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit(textOf(event.currentTarget, name), event.currentTarget);
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={isBusy} noValidate>
      <Field
        ref={focusOnMount}
        label={props.label}
        name={name}
        type={name}
        autoComplete={props.autoComplete}
        hint={props.hint}
        problem={problem}
      />
      {props.children}
      <Button type="submit" look="accent" wide aria-disabled={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
      {isSlow ? <Button onClick={props.onCancel}>{parts.stopWaiting}</Button> : null}
      <p className="visually-hidden" role="status">
        {isBusy ? texts.busy : problem}
      </p>
    </form>
  );
}
