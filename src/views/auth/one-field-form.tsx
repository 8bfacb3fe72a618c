import type { ReactNode, SubmitEvent } from 'react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { Answer, ConfirmationActor } from '../../machines/shared/commands/confirmation.ts';
import { Button } from '../components/button.tsx';
import { Field } from '../components/forms/field.tsx';
import { useConfirmation } from '../components/dialogs/use-confirmation.ts';
import { focusOnMount } from '../dom/arrival.ts';
import { textOf } from '../dom/forms/field.ts';
import styles from './verify-email/verify-email.module.css';

interface OneFieldFormProps {
  readonly name: 'email' | 'password' | 'code';
  readonly label: string;
  readonly hint?: string | undefined;
  readonly autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code';
  readonly texts: { readonly submit: string; readonly busy: string };
  readonly actor: ConfirmationActor;
  /** Returns the answer of the form. Default: its text, by its name. */
  readonly toAnswer?: (text: string, form: HTMLFormElement) => Answer;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** A form that asks for one text, sends it, and reports at its field why it was rejected. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { name, texts, actor, toAnswer = (text) => ({ [name]: text }) } = props;
  const { isPending, isSlow, failure, cancel } = useConfirmation(actor);
  const parts = useMessages('components');
  const failureText = useFailureText();
  const problem = failure === null ? undefined : failureText(failure);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    actor.send({ type: 'action.confirm', answer: toAnswer(textOf(form, name), form) });
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={isPending} noValidate>
      <Field
        ref={focusOnMount}
        label={props.label}
        name={name}
        {...(name === 'code' ? { inputMode: 'numeric', maxLength: 6 } : { type: name })}
        autoComplete={props.autoComplete}
        hint={props.hint}
        problem={problem}
      />
      {props.children}
      <Button type="submit" look="accent" wide aria-disabled={isPending}>
        {isPending ? texts.busy : texts.submit}
      </Button>
      {isSlow ? <Button onClick={cancel}>{parts.stopWaiting}</Button> : null}
      <p className="visually-hidden" role="status">
        {isPending ? texts.busy : problem}
      </p>
    </form>
  );
}
