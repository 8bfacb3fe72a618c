import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { transactionsMachine } from '../../machines/billing/transactions.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsSlow,
  selectTransactions,
} from '../../machines/billing/transactions.selectors.ts';
import { Fact } from '../components/chip.tsx';
import { FailedState } from '../components/failed-state.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { SlowNote } from '../components/slow-banner.tsx';
import { LedgerEntries } from './transaction-list.tsx';
import { ShopPage } from './billing-page.tsx';
import styles from './billing.module.css';

export type TransactionsActor = ActorRefFrom<typeof transactionsMachine>;

/** What one has, what runs, and what explains it. */
export function LedgerScreen({ actor }: { readonly actor: TransactionsActor }) {
  const words = useMessages('shop').balance;
  const ledger = useSelector(actor, selectTransactions);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isFailed = useSelector(actor, selectIsFailed);
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <ShopPage>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p role="status" className="unseen">
        {isBusy ? words.loading : null}
      </p>
      {isBusy ? [1, 2, 3].map((line) => <Skeleton key={line} shape="line" />) : null}
      {isBusy && isSlow ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? <FailedState title={words.failed} failure={failure} level={2} onRetry={retry} /> : null}
      {ledger === null ? null : (
        <>
          <div className={styles.balances}>
            <Fact>{words.chats(ledger.benefits.chats)}</Fact>
            <Fact look="gold">{words.coins(ledger.benefits.goldCoins)}</Fact>
          </div>
          <section aria-labelledby="subscription">
            <h2 id="subscription">{words.subscription}</h2>
            {ledger.subscriptions.length === 0 ? <p>{words.none}</p> : null}
            {ledger.subscriptions.map(({ chats, since, until }) => (
              <p key={since}>{words.runs(chats, since, until)}</p>
            ))}
          </section>
          <LedgerEntries actor={actor} entries={ledger.entries} hasMore={ledger.hasMore} />
        </>
      )}
    </ShopPage>
  );
}
