import { useSelector } from '@xstate/react';
import type { Sales } from '../../../contract/billing/subscription.ts';
import { useFailureText } from '../../locales/failure-text.ts';
import { selectChoosing, selectStep, type PaymentActor } from '../../machines/billing/payment.machine.ts';
import { SlowBanner, SlowCommand } from '../components/status/slow-banner.tsx';
import { CheckoutElsewhere } from './checkout-elsewhere.tsx';
import { CheckoutEnd } from './checkout-end.tsx';
import { SandboxCheckout } from './sandbox-checkout.tsx';
import styles from './billing.module.css';

/** The next step of an order. */
export function Payment({ actor, sales }: { readonly actor: PaymentActor; readonly sales: Sales }) {
  const step = useSelector(actor, selectStep);
  const failureText = useFailureText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('working'));
  const isSlow = useSelector(actor, (snapshot) => snapshot.hasTag('slow'));
  return (
    <>
      {step === 'pay' ? <SandboxCheckout actor={actor} isWorking={isWorking} /> : null}
      {step === 'await' ? <CheckoutElsewhere onOpen={() => actor.send({ type: 'checkout.open' })} /> : null}
      {step === 'pay' || step === 'await' ? null : (
        <CheckoutEnd
          step={step}
          isTest={sales === 'sandbox'}
          onAgain={() => actor.send({ type: 'order.restart' })}
        />
      )}
      {failure === null ? null : (
        <p role="alert" className={styles.failure}>
          {failureText(failure)}
        </p>
      )}
      <SlowCommand actor={useSelector(actor, selectChoosing)} />
      {isWorking && isSlow ? <SlowBanner onStop={() => actor.send({ type: 'load.cancel' })} /> : null}
    </>
  );
}
