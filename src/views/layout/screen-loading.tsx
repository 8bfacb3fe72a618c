import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { useNavigation } from '../app-context.ts';
import { SlowBanner } from '../components/status/slow-banner.tsx';
import { Spinner } from '../components/status/spinner.tsx';
import styles from './screen-loading.module.css';

/** Shown while the code of a screen loads. It appears with a delay, since most loads are short. */
export function ScreenLoading() {
  const t = useMessages('unavailable');
  const navigation = useNavigation();
  const isSlow = useSelector(navigation, (snapshot) => snapshot.hasTag('slow'));
  if (isSlow) return <SlowBanner onRetry={() => navigation.send({ type: 'load.retry' })} />;
  return (
    <div className={styles.place}>
      <Spinner label={t.loading} />
    </div>
  );
}
