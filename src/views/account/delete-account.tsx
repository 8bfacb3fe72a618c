import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { Profile } from '../../../contract/account.ts';
import { useMessages } from '../../locales/messages.ts';
import { deletionWord } from '../../machines/account/profile.reducers.ts';
import {
  selectIsAsking,
  selectIsDeleting,
  selectIsDeletionSlow,
  type ProfileActor,
} from '../../machines/account/profile.selectors.ts';
import { textOf } from '../dom/field.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Field } from '../components/field.tsx';
import sheet from '../components/sheet.module.css';

interface DeleteAccountProps {
  readonly actor: ProfileActor;
  readonly profile: Profile;
}

/** Deletes the account after the user has typed a confirmation. */
export function DeleteAccount({ actor, profile }: DeleteAccountProps) {
  const t = useMessages('profile').farewell;
  const parts = useMessages('components');
  const isAsking = useSelector(actor, selectIsAsking);
  const isDeleting = useSelector(actor, selectIsDeleting);
  const isSlow = useSelector(actor, selectIsDeletionSlow);
  const keep = () => actor.send({ type: 'deletion.cancel' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [word, password] = [textOf(form, 'word'), textOf(form, 'password')];
    actor.send({ type: 'deletion.confirm', word, password });
  };
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      <p className={sheet.muted}>{t.text}</p>
      <div className={sheet.row}>
        <Button onClick={() => actor.send({ type: 'deletion.request' })}>{t.open}</Button>
      </div>
      {isAsking ? (
        <Dialog title={t.question} text={t.text} onClose={keep}>
          <form className={sheet.form} onSubmit={submit}>
            <Field label={t.word(deletionWord)} name="word" autoComplete="off" required data-autofocus="" />
            {profile.hasPassword ? (
              <Field
                label={t.password}
                name="password"
                type="password"
                autoComplete="current-password"
                required
              />
            ) : null}
            {isSlow ? <p role="status">{parts.slow}</p> : null}
            <div className={sheet.actions}>
              <Button onClick={keep} aria-disabled={isDeleting && !isSlow}>
                {isSlow ? parts.stopWaiting : parts.cancel}
              </Button>
              <Button type="submit" look="danger" aria-disabled={isDeleting}>
                {isDeleting ? parts.deleting : t.yes}
              </Button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </section>
  );
}
