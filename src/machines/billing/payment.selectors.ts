import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { CommandActor } from '../shared/commands/command.ts';
import type { paymentMachine } from './payment.machine.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

export type PaymentStep = 'pay' | 'await' | 'paid' | 'declined' | 'expired' | 'refunded';

/** Sends what the user chose; undefined while it does not. */
export function selectChoosing({ children }: Snapshot): CommandActor | undefined {
  // The checks have changing names, so the type of a child does not depend on its name.
  const ref: AnyActorRef | undefined = children['choosePayment'];
  return ref;
}

/** The step to show: `pay` is the test checkout, `await` a payment at the provider. */
export const selectStep = (snapshot: Snapshot): PaymentStep => {
  for (const end of ['paid', 'declined', 'expired', 'refunded'] as const) {
    if (snapshot.hasTag(end)) return end;
  }
  return snapshot.hasTag('awaiting') ? 'await' : 'pay';
};
