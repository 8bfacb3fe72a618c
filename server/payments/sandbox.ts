import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { newSecret } from '../shared/ids.ts';
import { paymentEventKinds, type Payments } from './payments.ts';
import { EventId, readSignedJson } from './signed-json.ts';

/** Creates a provider that charges nothing: its events are signed and verified like those of a real one. */
export const createSandboxPayments = (secret: string = newSecret()): Payments => {
  const signatureOf = (body: string) => createHmac('sha256', secret).update(body).digest('hex');
  return {
    provider: 'sandbox',
    openCheckout: () => Promise.resolve({ checkoutUrl: null }),
    refund: () => Promise.resolve(),
    readEvent: ({ body, signature }) =>
      Promise.resolve(
        areEqual(signature, signatureOf(body))
          ? (readSignedJson(SandboxEvent, body) ?? 'irrelevant')
          : 'unsigned',
      ),
    sandbox: {
      sign: (event) => {
        const body = JSON.stringify(event);
        return { body, signature: signatureOf(body) };
      },
    },
  };
};

const SandboxEvent = v.object({
  eventId: EventId,
  orderId: EventId,
  kind: v.picklist(paymentEventKinds),
  disputeId: v.nullable(EventId),
  at: v.nullable(v.pipe(v.number(), v.safeInteger())),
});

/** Compares in constant time. */
const areEqual = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
