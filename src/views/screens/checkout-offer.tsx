import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFailure,
  selectIsSlow,
  selectIsWorking,
  selectStep,
} from '../../machines/checkout.selectors.ts';
import type { Offer } from '../../machines/checkout.types.ts';
import { Button } from '../parts/button.tsx';
import { SlowNote } from '../parts/slow-note.tsx';
import { CheckoutEnd } from './checkout-end.tsx';
import type { CheckoutActor } from './checkout.tsx';
import { SandboxCheckout } from './sandbox-checkout.tsx';
import styles from './shop.module.css';

/** What is bought and for how much, and the next step of its order. */
export function CheckoutOffer({ actor, offer }: { readonly actor: CheckoutActor; readonly offer: Offer }) {
  const words = useMessages('shop');
  const step = useSelector(actor, selectStep);
  const failure = useSelector(actor, selectFailure);
  const isWorking = useSelector(actor, selectIsWorking);
  const isSlow = useSelector(actor, selectIsSlow);
  const place = () => actor.send({ type: 'order.place' });
  return (
    <>
      <h2>{words.name(offer.item)}</h2>
      <p>{words.about(offer.item)}</p>
      <strong className={styles.price}>{words.price(offer.item)}</strong>
      {offer.sales === 'closed' ? <p className={styles.note}>{words.closed}</p> : null}
      {step === 'offer' && offer.sales === 'sandbox' ? (
        <>
          <p className={styles.note}>{words.sandbox}</p>
          <div className={styles.actions}>
            <Button look="accent" aria-disabled={isWorking} onClick={place}>
              {isWorking ? words.checkout.busy : words.checkout.order(words.price(offer.item))}
            </Button>
          </div>
        </>
      ) : null}
      {step === 'pay' ? <SandboxCheckout actor={actor} isWorking={isWorking} /> : null}
      {step === 'offer' || step === 'pay' ? null : <CheckoutEnd step={step} onAgain={place} />}
      {failure === null ? null : (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
      {isWorking && isSlow ? <SlowNote onStop={() => actor.send({ type: 'load.cancel' })} /> : null}
    </>
  );
}
