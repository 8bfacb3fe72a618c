import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { SubscriptionInfo } from '../../../contract/billing/subscription.ts';
import type { UserBenefits } from '../../../contract/sign-in/user.ts';
import { plansMachine } from '../../../src/machines/billing/plans.machine.ts';
import { toAttempt } from '../../../src/machines/shared/commands/command.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { unreachable, refuse } from '../mates/catalogue-samples.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';
import { shopInfo } from './billing-samples.ts';

const start = async (
  infos: ReadonlyArray<() => Promise<SubscriptionInfo>>,
  exchanges: ReadonlyArray<() => Promise<UserBenefits>> = [],
) => {
  const clock = new SimulatedClock();
  const [infosLeft, exchangesLeft] = [[...infos], [...exchanges]];
  const log: string[] = [];
  const actor = createActor(
    plansMachine.provide({
      actors: {
        fetchInfo: provideRequest<SubscriptionInfo>(() => (infosLeft.shift() ?? refuse)()),
        exchangeGold: toAttempt(
          fromPromise<UserBenefits, { exchanges: number }>(({ input }) => {
            log.push(`exchange ${String(input.exchanges)}`);
            return (exchangesLeft.shift() ?? refuse)();
          }),
        ),
      },
      actions: {
        changeBenefits: (_, { benefits }) => void log.push(`chats ${String(benefits.chats)}`),
        showToast: (_, toast) =>
          void log.push('error' in toast ? `${toast.key}: ${toFailure(toast.error).kind}` : toast.key),
      },
    }),
    { clock },
  );
  actor.start();
  await settled();
  return { actor, clock, log };
};

const there = () => Promise.resolve(shopInfo);
const gained = () => Promise.resolve({ chats: 25, goldCoins: 0, userId: 'user-1' });

test('[S2.24] [S7.29] shows the packages, also after a retry', async () => {
  const { actor } = await start([() => Promise.reject(unreachable), there]);
  expect(actor.getSnapshot().context.info).toBeNull();
  actor.getSnapshot().children.request?.send({ type: 'load.retry' });
  await settled();
  expect(actor.getSnapshot().context.info).toEqual(shopInfo);
});

test('[S1.9] each click exchanges gold once and updates the balance', async () => {
  const { actor, log } = await start([there], [gained, () => Promise.reject(unreachable), gained]);
  actor.send({ type: 'gold.exchange' });
  await sendAndSettle(actor, { type: 'gold.exchange' });
  await sendAndSettle(actor, { type: 'gold.exchange' });
  await sendAndSettle(actor, { type: 'gold.exchange' });
  expect(log).toEqual([
    'exchange 0',
    'chats 25',
    'goldExchanged',
    'exchange 1',
    'goldNotExchanged: unreachable',
    'exchange 1',
    'chats 25',
    'goldExchanged',
  ]);
});

test('[S8.10] nothing is said once the user stops waiting for an exchange', async () => {
  const { actor, clock, log } = await start([there], [() => new Promise(() => {})]);
  actor.send({ type: 'gold.exchange' });
  clock.increment(15_000);
  actor.getSnapshot().children.exchangeGold?.send({ type: 'command.cancel' });
  expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
  expect(log).toEqual(['exchange 0']);
});
