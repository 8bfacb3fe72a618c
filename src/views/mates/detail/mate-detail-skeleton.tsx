import { useMessages } from '../../../locales/messages.ts';
import { Skeleton } from '../../components/status/skeleton.tsx';
import styles from './mate-detail-skeleton.module.css';

/** A mate's page in its own measures while it loads. */
export function MateDetailSkeleton() {
  const t = useMessages('mateDetail');
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {t.loading}
      </h1>
      <div className={styles.hero} aria-hidden="true">
        <Skeleton shape="block" />
      </div>
      <div className={styles.text} aria-hidden="true">
        <Skeleton shape="line" width="12rem" />
        {['96%', '100%', '92%', '60%'].map((width) => (
          <Skeleton key={width} shape="line" width={width} />
        ))}
      </div>
    </>
  );
}
