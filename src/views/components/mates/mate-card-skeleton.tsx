import styles from './mate-card.module.css';
import { Skeleton } from '../status/skeleton.tsx';

/** A card's own measures, empty. */
export function MateCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="card" />
      <div className={styles.text}>
        <span className={styles.name}>
          <Skeleton shape="line" width="70%" />
        </span>
        <span className={styles.tagline}>
          <Skeleton shape="line" width="90%" />
        </span>
        <span className={styles.footer}>
          <Skeleton shape="line" width="55%" />
        </span>
      </div>
    </div>
  );
}
