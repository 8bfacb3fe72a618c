import type { Passkey } from '../../../../contract/sign-in/own-passkeys.ts';
import { useMessages } from '../../../locales/messages.ts';
import styles from './passkey-choice.module.css';

const name = 'removePasskey';

/** The passkeys that can sign in to the account, to choose those that are removed with the new password. */
export function PasskeyChoice({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const t = useMessages('passwordReset').passkeys;
  if (passkeys.length === 0) return null;
  return (
    <fieldset className={styles.choice}>
      <legend>{t.title}</legend>
      <p>{t.text}</p>
      {passkeys.map((passkey) => (
        <label key={passkey.passkeyId} className={styles.passkey}>
          <input type="checkbox" name={name} value={passkey.passkeyId} />
          <bdi>{passkey.name}</bdi> <small>{t.added(passkey.createdAt)}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** The ids of the passkeys that were chosen in the form. */
export const chosenPasskeys = (form: HTMLFormElement): string[] =>
  new FormData(form).getAll(name).filter((value) => typeof value === 'string');
