import styles from './verify-email/verify-email.module.css';

/** The address of a mail, below a text that does not contain it. */
export function MailAddress({ address }: { readonly address: string | null }) {
  return address === null ? null : (
    <p className={styles.hint}>
      <bdi>{address}</bdi>
    </p>
  );
}
