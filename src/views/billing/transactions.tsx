import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectTransactions, type TransactionsActor } from '../../machines/billing/transactions.selectors.ts';
import { Fact } from '../components/chip.tsx';
import { RequestStatus } from '../components/request-status.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { LedgerEntries } from './transaction-list.tsx';
import { ShopPage } from './billing-page.tsx';
import styles from './billing.module.css';

/** The balance, the running subscriptions and the entries that explain them. */
export function LedgerScreen({ actor }: { readonly actor: TransactionsActor }) {
  const words = useMessages('shop').balance;
  const ledger = useSelector(actor, selectTransactions);
  return (
    <ShopPage>
      <h1 tabIndex={-1}>{words.title}</h1>
      <RequestStatus actor={actor} words={words}>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} shape="line" />
        ))}
      </RequestStatus>
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
