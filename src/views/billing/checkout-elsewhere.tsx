import { useMessages } from '../../locales/messages.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { packagesPath } from '../components/paths.ts';
import styles from './billing.module.css';
import { useLeftRoom } from './use-left-room.ts';

/** The payment is under way at the provider: the way there, and that nothing has to be done here. */
export function CheckoutElsewhere({ onOpen }: { readonly onOpen: () => void }) {
  const t = useMessages('billing').checkout;
  const leftRoom = useLeftRoom();
  return (
    <section className={styles.note}>
      <div role="status">
        <h2>{t.waiting.title}</h2>
        <p>{t.waiting.text}</p>
      </div>
      <div className={styles.actions}>
        <Button look="accent" onClick={onOpen}>
          {t.waiting.open}
        </Button>
        <ButtonLink to={packagesPath(leftRoom)}>{t.toPackages}</ButtonLink>
      </div>
    </section>
  );
}
