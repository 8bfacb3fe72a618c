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
import { SlowNote } from '../components/slow-banner.tsx';
import styles from './billing.module.css';

interface LedgerEntriesProps {
  readonly actor: TransactionsActor;
  readonly entries: readonly LedgerEntry[];
  readonly hasMore: boolean;
}

/** Every change of the balance, newest first. */
export function LedgerEntries({ actor, entries, hasMore }: LedgerEntriesProps) {
  const words = useMessages('shop').balance;
  const isLoadingMore = useSelector(actor, selectIsLoadingMore);
  const isSlow = useSelector(actor, selectIsSlow);
  const failure = useSelector(actor, selectFailure);
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger">{words.ledger}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.when}</th>
            <th scope="col">{words.columns.what}</th>
            <th scope="col">{words.columns.chats}</th>
            <th scope="col">{words.columns.gold}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.entryId}>
              <td>{words.when(entry.createdAt)}</td>
              <td>{words.reasons[entry.reason]}</td>
              <td>{words.change(entry.chats)}</td>
              <td>{words.change(entry.goldCoins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {failure === null ? null : (
        <p role="alert" className={styles.failure}>
          {words.moreFailed}
        </p>
      )}
      {hasMore ? (
        <Button aria-disabled={isLoadingMore} onClick={() => actor.send({ type: 'page.next' })}>
          {isLoadingMore ? words.extending : words.more}
        </Button>
      ) : null}
      {isLoadingMore && isSlow ? <SlowNote onStop={() => actor.send({ type: 'load.cancel' })} /> : null}
    </section>
  );
}
