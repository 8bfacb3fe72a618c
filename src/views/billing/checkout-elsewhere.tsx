import { useMessages } from '../../locales/messages.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import styles from './billing.module.css';

/** The payment is under way at the provider: the way there, and that nothing has to be done here. */
export function CheckoutElsewhere({ onOpen }: { readonly onOpen: () => void }) {
  const words = useMessages('shop').checkout;
  return (
    <section className={styles.note}>
      <div role="status">
        <h2>{words.waiting.title}</h2>
        <p>{words.waiting.text}</p>
      </div>
      <div className={styles.actions}>
        <Button look="accent" onClick={onOpen}>
          {words.waiting.open}
        </Button>
        <ButtonLink to="/subscription">{words.toPackages}</ButtonLink>
      </div>
    </section>
  );
}
