import styles from './spinner.module.css';

/** Shown while something loads that the user waits for. It appears with a delay, since most loads are short. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <p className={styles.loading} role="status">
      <span className={styles.circle} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </p>
  );
}
