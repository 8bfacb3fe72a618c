import { useSelector } from '@xstate/react';
import type { LedgerEntry } from '../../../contract/billing/subscription.ts';
import { useMessages } from '../../locales/messages.ts';
import type { TransactionsActor } from '../../machines/billing/transactions.machine.ts';
import { LoadMore } from '../components/status/load-more.tsx';
import styles from './billing.module.css';

interface TransactionListProps {
  readonly actor: TransactionsActor;
  readonly entries: readonly LedgerEntry[];
}

/** Every change of the balance, newest first. */
export function TransactionList({ actor, entries }: TransactionListProps) {
  const t = useMessages('billing').balance;
  const { moment } = useMessages('formats');
  const pager = useSelector(actor, ({ children }) => children.pager);
  return (
    <section className={styles.section} aria-labelledby="ledger">
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
              <td>{moment(entry.createdAt)}</td>
              <td>
                {t.reasons[entry.reason]}
                <small>{moment(entry.createdAt)}</small>
              </td>
              <td>{t.change(entry.chats)}</td>
              <td>{t.change(entry.goldCoins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pager === undefined ? null : <LoadMore actor={pager} texts={{ more: t.more, failed: t.moreFailed }} />}
    </section>
  );
}
