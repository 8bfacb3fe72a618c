import styles from './verify-email.module.css';

/** What stands below a mail that was sent, such as what to do when it does not arrive. */
export function MailHint({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p className={styles.hint}>
      <bdi>{text}</bdi>
    </p>
  );
}
