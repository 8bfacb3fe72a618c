import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectIsSlow } from '../../machines/navigation/navigation.selectors.ts';
import { useNavigation } from '../app-context.ts';
import { SlowBanner } from '../components/slow-banner.tsx';
import styles from './screen-loading.module.css';

/** Shown while the code of a screen loads. It appears with a delay, since most loads are short. */
export function ScreenLoading() {
  const t = useMessages('unavailable');
  const navigation = useNavigation();
  const isSlow = useSelector(navigation, selectIsSlow);
  if (isSlow) return <SlowBanner onRetry={() => navigation.send({ type: 'load.retry' })} />;
  return (
    <p className={styles.loading} role="status">
      <span className={styles.dots} aria-hidden="true" />
      <span className="visually-hidden">{t.loading}</span>
    </p>
  );
}
