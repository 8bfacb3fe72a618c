import { useMessages } from '../../locales/messages.ts';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import type { PaymentActor } from '../../machines/billing/payment.machine.ts';
import styles from './billing.module.css';

interface SandboxCheckoutProps {
  readonly actor: PaymentActor;
  readonly isWorking: boolean;
}

/** Replaces the page of a payment provider in tests. No money is charged. */
export function SandboxCheckout({ actor, isWorking }: SandboxCheckoutProps) {
  const t = useMessages('billing').checkout;
  return (
    <section className={classNames(styles.note, styles.test)} aria-labelledby="test-checkout">
      <h2 id="test-checkout">{t.test}</h2>
      <p>{t.testText}</p>
      <div className={styles.actions}>
        {(['pay', 'decline', 'expire'] as const).map((choice) => (
          <Button
            key={choice}
            look={choice === 'pay' ? 'accent' : 'plain'}
            aria-disabled={isWorking}
            onClick={() => actor.send({ type: 'payment.choose', choice })}
          >
            {t.choices[choice]}
          </Button>
        ))}
      </div>
    </section>
  );
}
