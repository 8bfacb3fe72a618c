import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Ledger } from '../../../contract/subscription.ts';
import { transactionsMachine } from '../../../src/machines/billing/transactions.machine.ts';
import { selectFailure, selectTransactions } from '../../../src/machines/billing/transactions.selectors.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { unreachable, refuse } from '../mates/catalogue-samples.ts';
import { settled } from '../support/deferred.ts';
import { ledgerPage } from './billing-samples.ts';

const start = async (pages: ReadonlyArray<() => Promise<Ledger>>) => {
  const left = [...pages];
  const log: string[] = [];
  const actor = createActor(
    transactionsMachine.provide({
      actors: {
        fetchLedger: provideRequest<Ledger>(() => (left.shift() ?? refuse)()),
        fetchMore: fromPromise<Ledger, { before: string }>(({ input }) => {
          log.push(`before ${input.before}`);
          return (left.shift() ?? refuse)();
        }),
      },
      actions: { changeBenefits: (_, { ledger }) => void log.push(`chats ${String(ledger.benefits.chats)}`) },
    }),
  );
  actor.start();
  await settled();
  return { actor, log };
};

test('[S1.9] [S2.27] shows the balance and its entries, and loads older ones until the last page', async () => {
  const { actor, log } = await start([
    () => Promise.resolve(ledgerPage(true)),
    () => Promise.reject(unreachable),
    () => Promise.resolve(ledgerPage(false, 'entry-0')),
  ]);
  actor.send({ type: 'page.next' });
  await settled();
  expect(selectFailure(actor.getSnapshot())?.kind).toBe('unreachable');
  actor.send({ type: 'page.next' });
  await settled();
  expect(selectFailure(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'page.next' });
  await settled();
  expect(selectTransactions(actor.getSnapshot())?.entries.map(({ entryId }) => entryId)).toEqual([
    'entry-1',
    'entry-0',
  ]);
  expect(log).toEqual(['chats 50', 'before entry-1', 'before entry-1']);
});
