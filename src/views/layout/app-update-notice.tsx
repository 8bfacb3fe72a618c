import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectIsAvailable,
  selectIsBusy,
  type AppUpdateActor,
} from '../../machines/installation/app-update.selectors.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './app-update-notice.module.css';

/** Offers a new version of the page. The live region is always rendered, so that screen readers announce the offer. */
export function AppUpdateNotice({ actor }: { readonly actor: AppUpdateActor }) {
  const { update: t } = useMessages('installation');
  const isAvailable = useSelector(actor, selectIsAvailable);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <div role="status" className={styles.place}>
      {isAvailable ? (
        <div className={styles.notice}>
          <p className={styles.text}>{t.available}</p>
          <Button
            className={styles.reload}
            aria-disabled={isBusy}
            onClick={() => actor.send({ type: 'reload.request' })}
          >
            {isBusy ? t.pending : t.reload}
          </Button>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={t.dismiss}
            onClick={() => actor.send({ type: 'notice.dismiss' })}
          >
            <Icon name="x" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
