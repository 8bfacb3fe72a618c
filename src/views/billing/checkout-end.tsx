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
  const shop = useMessages('billing');
  const texts = shop.checkout;
  return (
    <section className={styles.note}>
      <div role="status">
        <h2>{texts[step].title}</h2>
        <p>{step === 'paid' && isTest ? texts.paid.testText : texts[step].text}</p>
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
              {texts.again}
            </Button>
            <ButtonLink to="/subscription">{texts.toPackages}</ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
