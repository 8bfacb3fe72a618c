import { useSelector } from '@xstate/react';
import { useFailureText } from '../../locales/failure-text.ts';
import { useMessages } from '../../locales/messages.ts';
import type { Offer, CheckoutActor } from '../../machines/billing/checkout.machine.ts';
import { Button } from '../components/button.tsx';
import { SlowCommand } from '../components/status/slow-banner.tsx';
import { aboutPackage, packageName } from './package-texts.ts';
import { Payment } from './payment.tsx';
import styles from './billing.module.css';

/** The package with its price, and its order. */
export function CheckoutOffer({ actor, offer }: { readonly actor: CheckoutActor; readonly offer: Offer }) {
  const t = useMessages('billing');
  const { price } = useMessages('formats');
  const payment = useSelector(actor, ({ children }) => children.payment);
  return (
    <section className={styles.offer}>
      <h2>{packageName(t, offer.item)}</h2>
      <p>{aboutPackage(t, offer.item)}</p>
      <strong className={styles.price}>{price(offer.item.price, offer.item.currency)}</strong>
      {offer.sales === 'closed' ? <p className={styles.note}>{t.closed}</p> : null}
      {offer.sales !== 'closed' && payment === undefined ? <PlaceOrder actor={actor} offer={offer} /> : null}
      {payment === undefined ? null : <Payment actor={payment} sales={offer.sales} />}
    </section>
  );
}

function PlaceOrder({ actor, offer }: { readonly actor: CheckoutActor; readonly offer: Offer }) {
  const t = useMessages('billing');
  const { price } = useMessages('formats');
  const failureText = useFailureText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const ordering = useSelector(actor, ({ children }) => children.placeOrder);
  const isWorking = ordering !== undefined;
  return (
    <>
      <p className={styles.note}>{offer.sales === 'sandbox' ? t.sandbox : t.checkout.elsewhere}</p>
      <div className={styles.actions}>
        <Button look="accent" aria-disabled={isWorking} onClick={() => actor.send({ type: 'order.place' })}>
          {isWorking ? t.checkout.busy : t.checkout.order(price(offer.item.price, offer.item.currency))}
        </Button>
      </div>
      {failure === null ? null : (
        <p role="alert" className={styles.failure}>
          {failureText(failure)}
        </p>
      )}
      <SlowCommand actor={ordering} />
    </>
  );
}
