import { useMessages } from '../../../locales/messages.ts';
import styles from './brand.module.css';

/** The mark and the name. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <span className={styles.mark} aria-hidden="true" />
      {useMessages('product')}
    </span>
  );
}
