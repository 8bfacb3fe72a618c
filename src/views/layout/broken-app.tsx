import { useMessages } from '../../locales/messages.ts';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import styles from './broken-app.module.css';
import { Icon } from '../components/icons/icon.tsx';

/** Shown when the page itself has crashed. It uses none of the long-lived actors. */
export function BrokenApp({ onReload }: { readonly onReload: () => void }) {
  const t = useMessages('shell').broken;
  return (
    <main className={styles.broken}>
      <EmptyState icon={<Icon name="heart-crack" />} title={t.title} text={t.text} level={1} role="alert">
        <Button look="accent" onClick={onReload}>
          {t.reload}
        </Button>
      </EmptyState>
    </main>
  );
}
