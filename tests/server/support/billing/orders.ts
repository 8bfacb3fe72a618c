import { expect } from 'vitest';
import * as v from 'valibot';
import { Ledger, Order } from '../../../../contract/billing/subscription.ts';
import { receivePaymentEvent } from '../../../../server/domain/billing/payment-events.ts';
import type { PaymentEvent, SignedEvent } from '../../../../server/payments/payments.ts';
import type { TestServer } from '../server.ts';
import type { Person } from '../talk.ts';

export const placeOrder = async (
  person: Person,
  packageId: string,
  clientOrderId: string = crypto.randomUUID(),
): Promise<Order> =>
  v.parse(Order, (await person.post('/subscription/order', { packageId, clientOrderId })).envelope.d);

/** Pays, fails or cancels the order in the test checkout. */
export const choose = (person: Person, orderId: string, choice: string): ReturnType<Person['post']> =>
  person.post('/subscription/sandboxCheckout', { orderId, choice });

export const readLedger = async (person: Person, query = ''): Promise<Ledger> =>
  v.parse(Ledger, (await person.get(`/subscription/ledger${query}`)).envelope.d);

/** Expects that the sum of the ledger equals the balance. */
export const expectBalanced = async (person: Person): Promise<void> => {
  const { benefits, entries, hasMore } = await readLedger(person);
  expect(hasMore).toBe(false);
  expect({
    chats: entries.reduce((sum, { chats }) => sum + chats, 0),
    goldCoins: entries.reduce((sum, { goldCoins }) => sum + goldCoins, 0),
    userId: person.userId,
  }).toEqual(benefits);
};

/** Signs what the test checkout says of an order. */
export const signEvent = ({ running }: Pick<TestServer, 'running'>, said: PaymentEvent): SignedEvent => {
  const event = running.deps.payments?.sandbox?.sign(said);
  if (event === undefined) throw new Error('The sandbox is off.');
  return event;
};

export const deliverEvent = (
  { running }: Pick<TestServer, 'running'>,
  event: SignedEvent,
): ReturnType<typeof receivePaymentEvent> => receivePaymentEvent(running.deps, event);
