import * as v from 'valibot';
import { Ledger, Order } from '../../../../contract/billing/subscription.ts';
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
