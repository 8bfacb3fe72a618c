import { useMessages } from '../../locales/messages.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { balancePath, packagesPath } from '../components/paths.ts';
import { BackLink } from './back-link.tsx';
import styles from './billing.module.css';
import { useLeftRoom } from './use-left-room.ts';

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
  const { userSubscription } = useMessages('titles');
  const leftRoom = useLeftRoom();
  return (
    <section className={styles.note}>
      <div role="status">
        <h2>{texts[step].title}</h2>
        <p>{step === 'paid' && isTest ? texts.paid.testText : texts[step].text}</p>
      </div>
      <div className={styles.actions}>
        {step === 'paid' ? (
          <>
            <BackLink look="accent" />
            <ButtonLink to={balancePath(leftRoom)}>{userSubscription}</ButtonLink>
          </>
        ) : (
          <>
            <Button look="accent" onClick={onAgain}>
              {texts.again}
            </Button>
            <ButtonLink to={packagesPath(leftRoom)}>{texts.toPackages}</ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
