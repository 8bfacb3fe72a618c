import { useMessages } from '../../locales/messages.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import styles from './billing.module.css';

interface CheckoutEndProps {
  readonly step: 'paid' | 'declined' | 'expired' | 'refunded';
  /** It was the test checkout: no money was moved. */
  readonly isTest: boolean;
  readonly onAgain: () => void;
}

/** How the order ended, and the way on. */
export function CheckoutEnd({ step, isTest, onAgain }: CheckoutEndProps) {
  const shop = useMessages('shop');
  const words = shop.checkout;
  return (
    <section className={styles.note}>
      <div role="status">
        <h2>{words[step].title}</h2>
        <p>{step === 'paid' && isTest ? words.paid.testText : words[step].text}</p>
      </div>
      <div className={styles.actions}>
        {step === 'paid' ? (
          <>
            <ButtonLink to="/recent-chats" look="accent">
              {shop.toChats}
            </ButtonLink>
            <ButtonLink to="/user-subscription">{shop.mine}</ButtonLink>
          </>
        ) : (
          <>
            <Button look="accent" onClick={onAgain}>
              {words.again}
            </Button>
            <ButtonLink to="/subscription">{words.toPackages}</ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
