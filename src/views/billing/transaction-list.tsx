import { useSelector } from '@xstate/react';
import type { LedgerEntry } from '../../../contract/subscription.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectFailure,
  selectIsLoadingMore,
  selectIsSlow,
  type TransactionsActor,
} from '../../machines/billing/transactions.selectors.ts';
import { Button } from '../components/button.tsx';
import { SlowBanner } from '../components/slow-banner.tsx';
import styles from './billing.module.css';

interface TransactionListProps {
  readonly actor: TransactionsActor;
  readonly entries: readonly LedgerEntry[];
  readonly hasMore: boolean;
}

/** Every change of the balance, newest first. */
export function TransactionList({ actor, entries, hasMore }: TransactionListProps) {
  const t = useMessages('billing').balance;
  const { loading } = useMessages('components');
  const isLoadingMore = useSelector(actor, selectIsLoadingMore);
  const isSlow = useSelector(actor, selectIsSlow);
  const failure = useSelector(actor, selectFailure);
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger">{t.ledger}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.columns.when}</th>
            <th scope="col">{t.columns.what}</th>
            <th scope="col">{t.columns.chats}</th>
            <th scope="col">{t.columns.gold}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.entryId}>
              <td>{t.when(entry.createdAt)}</td>
              <td>{t.reasons[entry.reason]}</td>
              <td>{t.change(entry.chats)}</td>
              <td>{t.change(entry.goldCoins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {failure === null ? null : (
        <p role="alert" className={styles.failure}>
          {t.moreFailed}
        </p>
      )}
      {hasMore ? (
        <Button aria-disabled={isLoadingMore} onClick={() => actor.send({ type: 'page.next' })}>
          {isLoadingMore ? loading : t.more}
        </Button>
      ) : null}
      {isLoadingMore && isSlow ? <SlowBanner onStop={() => actor.send({ type: 'load.cancel' })} /> : null}
    </section>
  );
}
