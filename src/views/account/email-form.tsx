import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import * as select from '../../machines/account/email/email-change.selectors.ts';
import { useFormDraft } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import sheet from '../components/sheet.module.css';
import { focusOnMount } from '../dom/arrival.ts';
import { textOf } from '../dom/field.ts';

interface EmailFormProps {
  readonly actor: select.EmailChangeActor;
  readonly hasPassword: boolean;
}

/** Asks for the new address, and for the password where there is one. What is typed stays until it was accepted. */
export function EmailForm({ actor, hasPassword }: EmailFormProps) {
  const t = useMessages('emailChange').form;
  const { old } = useMessages('profile').password;
  const parts = useMessages('components');
  const failureText = useFailureText();
  const isBusy = useSelector(actor, select.selectIsBusy);
  const isSlow = useSelector(actor, select.selectIsSlow);
  const rejection = useSelector(actor, select.selectRejection);
  const problem = rejection === null ? undefined : failureText(rejection);
  const isPasswordWrong = useSelector(actor, select.selectIsPasswordWrong);
  const draft = useFormDraft();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [email, password] = [textOf(form, 'new-email'), hasPassword ? textOf(form, 'email-password') : ''];
    actor.send({ type: 'email.submit', email, password });
  };
  return (
    <form
      className={sheet.form}
      onSubmit={submit}
      aria-busy={isBusy}
      ref={draft}
      data-draft="email"
      data-form="email"
      noValidate
    >
      <p className={sheet.muted}>{t.text}</p>
      <Field
        ref={focusOnMount}
        label={t.email}
        name="new-email"
        type="email"
        autoComplete="email"
        problem={isPasswordWrong ? undefined : problem}
      />
      {hasPassword ? (
        <Field
          label={old}
          name="email-password"
          type="password"
          autoComplete="current-password"
          problem={isPasswordWrong ? problem : undefined}
        />
      ) : null}
      <p className="visually-hidden" role="status">
        {isBusy ? parts.sending : problem}
      </p>
      <div className={sheet.row}>
        <Button type="submit" look="accent" aria-disabled={isBusy}>
          {isBusy ? parts.sending : t.submit}
        </Button>
        {isSlow ? (
          <Button onClick={() => actor.send({ type: 'load.cancel' })}>{parts.stopWaiting}</Button>
        ) : null}
        {isBusy ? null : <Button onClick={() => actor.send({ type: 'form.close' })}>{parts.cancel}</Button>}
      </div>
    </form>
  );
}
