import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { Passkey } from '../../../../contract/sign-in/own-passkeys.ts';
import { useFailureText } from '../../../locales/failure-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import { selectRenamedId, type PasskeysActor } from '../../../machines/account/security/passkeys.machine.ts';
import type { ConfirmationActor } from '../../../machines/shared/commands/confirmation.ts';
import { useFormDraft } from '../../app-context.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { IconButton } from '../../components/icons/icon-button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { useConfirmation } from '../../components/dialogs/use-confirmation.ts';
import { focusOnMount } from '../../dom/arrival.ts';
import { textOf } from '../../dom/forms/field.ts';
import styles from './passkeys.module.css';

interface PasskeyRowProps {
  readonly actor: PasskeysActor;
  readonly passkey: Passkey;
}

/** One passkey: its name and use, and what can be done with it. */
export function PasskeyRow({ actor, passkey }: PasskeyRowProps) {
  const t = useMessages('passkeys');
  const { passkeyId, name, createdAt, lastUsedAt } = passkey;
  const isRenamed = useSelector(actor, selectRenamedId) === passkeyId;
  const rename = useSelector(actor, ({ children }) => children.renamePasskey);
  if (isRenamed && rename !== undefined) return <RenamePasskey actor={rename} passkey={passkey} />;
  return (
    <li className={styles.passkey}>
      <div className={styles.about}>
        <bdi className={styles.name}>{name}</bdi>
        <p className={sheet.muted}>
          {t.created(createdAt)} · {lastUsedAt === null ? t.unused : t.used(lastUsedAt)}
        </p>
      </div>
      <span className={styles.actions}>
        <IconButton
          label={t.renameOf(name)}
          onClick={() => actor.send({ type: 'passkey.rename', passkeyId })}
        >
          <Icon name="pencil" />
        </IconButton>
        <IconButton
          label={t.removeOf(name)}
          onClick={() => actor.send({ type: 'passkey.remove', passkeyId })}
        >
          <Icon name="trash" />
        </IconButton>
      </span>
    </li>
  );
}

interface RenamePasskeyProps {
  readonly actor: ConfirmationActor;
  readonly passkey: Passkey;
}

function RenamePasskey({ actor, passkey }: RenamePasskeyProps) {
  const t = useMessages('passkeys');
  const parts = useMessages('components');
  const failureText = useFailureText();
  const { isPending, isSlow, failure, cancel } = useConfirmation(actor);
  const draft = useFormDraft();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = { name: textOf(event.currentTarget, 'passkey-name') };
    actor.send({ type: 'action.confirm', answer });
  };
  return (
    <li>
      <form
        className={sheet.form}
        onSubmit={submit}
        ref={draft}
        data-draft={`passkey/${passkey.passkeyId}`}
        noValidate
        aria-busy={isPending}
      >
        <Field
          ref={focusOnMount}
          label={t.name}
          name="passkey-name"
          defaultValue={passkey.name}
          maxLength={60}
          autoComplete="off"
          problem={failure === null ? undefined : failureText(failure)}
        />
        <div className={sheet.row}>
          <Button type="submit" look="accent" aria-disabled={isPending}>
            {isPending ? parts.saving : parts.save}
          </Button>
          <Button onClick={cancel} aria-disabled={isPending && !isSlow}>
            {isSlow ? parts.stopWaiting : parts.cancel}
          </Button>
        </div>
      </form>
    </li>
  );
}
