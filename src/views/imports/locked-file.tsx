import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../locales/messages.ts';
import type { ImportActor } from '../../machines/imports/import.machine.ts';
import { Button } from '../components/button.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { Field } from '../components/forms/field.tsx';
import { focusOnMount } from '../dom/arrival.ts';
import { textOf } from '../dom/forms/field.ts';

/** Asks for the passphrase of a file. */
export function LockedFile({ actor }: { readonly actor: ImportActor }) {
  const { locked: t } = useMessages('imports');
  const { cancel } = useMessages('components');
  const isRefused = useSelector(actor, (snapshot) => snapshot.hasTag('refused'));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: 'passphrase.submit', passphrase: textOf(event.currentTarget, 'passphrase') });
  };
  return (
    <>
      <h2>{t.title}</h2>
      <p className={sheet.muted}>{t.text}</p>
      <form className={sheet.form} onSubmit={submit}>
        <Field
          ref={focusOnMount}
          label={t.label}
          name="passphrase"
          problem={isRefused ? t.wrong : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <div className={sheet.actions}>
          <Button onClick={() => actor.send({ type: 'import.cancel' })}>{cancel}</Button>
          <Button type="submit" look="accent">
            {t.open}
          </Button>
        </div>
      </form>
    </>
  );
}
