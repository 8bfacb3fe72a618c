import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { TransactionsActor } from '../../machines/billing/transactions.machine.ts';
import { ButtonLink } from '../components/button.tsx';
import { Fact } from '../components/chip.tsx';
import { packagesPath } from '../components/paths.ts';
import { RequestStatus } from '../components/status/request-status.tsx';
import { Skeleton } from '../components/status/skeleton.tsx';
import { TransactionList } from './transaction-list.tsx';
import { BillingPage } from './billing-page.tsx';
import styles from './billing.module.css';
import { useLeftRoom } from './use-left-room.ts';

/** The balance, the running subscriptions and the entries that explain them. */
export function Transactions({ actor }: { readonly actor: TransactionsActor }) {
  const { balance: t, name } = useMessages('billing');
  const titles = useMessages('titles');
  const leftRoom = useLeftRoom();
  const ledger = useSelector(actor, ({ context }) => context.ledger);
  return (
    <BillingPage title={titles.userSubscription}>
      <RequestStatus actor={actor} texts={t}>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} shape="line" />
        ))}
      </RequestStatus>
      {ledger === null ? null : (
        <>
          <div className={styles.balances}>
            <Fact>{name.chats(ledger.benefits.chats)}</Fact>
            <Fact look="gold">{t.coins(ledger.benefits.goldCoins)}</Fact>
          </div>
          <section className={styles.section} aria-labelledby="subscription">
            <h2 id="subscription">{t.subscription}</h2>
            {ledger.subscriptions.length === 0 ? <p>{t.none}</p> : null}
            {ledger.subscriptions.map(({ chats, since, until }) => (
              <p key={since}>{t.runs({ daily: chats, since, until })}</p>
            ))}
          </section>
          <div className={styles.actions}>
            <ButtonLink to={packagesPath(leftRoom)}>{titles.subscription}</ButtonLink>
          </div>
          <TransactionList actor={actor} entries={ledger.entries} />
        </>
      )}
    </BillingPage>
  );
}
