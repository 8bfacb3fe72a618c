import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Ledger } from '../../../contract/billing/subscription.ts';
import { transactionsMachine } from '../../../src/machines/billing/transactions.machine.ts';
import { nextPage, type LedgerCursor } from '../../../src/machines/billing/transactions.reducers.ts';
import { selectIsEnd, selectIsFailed, toPager, type LoadedPage } from '../../../src/machines/shared/pager.ts';
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
        fetchMore: toPager(
          fromPromise<LoadedPage<Ledger, LedgerCursor>, LedgerCursor>(async ({ input }) => {
            log.push(`before ${input.before}`);
            const page = await (left.shift() ?? refuse)();
            return { page, next: nextPage(page) };
          }),
        ),
      },
      actions: { changeBenefits: (_, { ledger }) => void log.push(`chats ${String(ledger.benefits.chats)}`) },
    }),
  );
  actor.start();
  await settled();
  return { actor, log };
};

const older = { ...ledgerPage(false, 'entry-0'), benefits: { ...ledgerPage(false).benefits, chats: 7 } };

test('[S1.9] [S2.27] shows the balance and its entries, and loads older ones until the last page', async () => {
  const { actor, log } = await start([
    () => Promise.resolve(ledgerPage(true)),
    () => Promise.reject(unreachable),
    () => Promise.resolve(older),
  ]);
  const pager = actor.getSnapshot().children.pager;
  pager?.send({ type: 'page.next' });
  await settled();
  expect(pager && selectIsFailed(pager.getSnapshot())).toBe(true);
  pager?.send({ type: 'load.retry' });
  await settled();
  expect(pager && selectIsEnd(pager.getSnapshot())).toBe(true);
  pager?.send({ type: 'page.next' });
  await settled();
  expect(actor.getSnapshot().context.ledger?.entries.map(({ entryId }) => entryId)).toEqual([
    'entry-1',
    'entry-0',
  ]);
  expect(actor.getSnapshot().context.ledger).toMatchObject({ ...older, entries: expect.any(Array) });
  expect(log).toEqual(['chats 50', 'before entry-1', 'before entry-1']);
});
