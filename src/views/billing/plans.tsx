import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectBenefits, selectIsLoggedIn } from '../../machines/auth/auth.selectors.ts';
import { selectInfo, type PlansActor } from '../../machines/billing/plans.selectors.ts';
import { useAuth } from '../app-context.ts';
import { classNames } from '../components/class-names.ts';
import { RequestStatus } from '../components/request-status.tsx';
import { BackLink } from './back-link.tsx';
import { GoldExchange } from './gold-exchange.tsx';
import { PlanCard, PlanCardSkeleton } from './plan-card.tsx';
import { BillingPage } from './billing-page.tsx';
import styles from './billing.module.css';

/** The plans on sale, with a note for users without credits. */
export function Plans({ actor }: { readonly actor: PlansActor }) {
  const t = useMessages('billing');
  const info = useSelector(actor, selectInfo);
  const auth = useAuth();
  const isLoggedIn = useSelector(auth, selectIsLoggedIn);
  const { chats, refill } = useSelector(auth, selectBenefits);
  return (
    <BillingPage>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p>{t.intro}</p>
      {isLoggedIn && chats === 0 ? (
        <div className={styles.note}>
          <p>{t.empty}</p>
          {refill === undefined ? null : <p>{t.refill(refill.chats, refill.at)}</p>}
          <BackLink />
        </div>
      ) : null}
      <RequestStatus actor={actor} texts={t}>
        <ul className={styles.grid}>
          {[1, 2, 3, 4].map((index) => (
            <PlanCardSkeleton key={index} />
          ))}
        </ul>
      </RequestStatus>
      {info === null ? null : (
        <p className={classNames(styles.note, info.sales === 'sandbox' ? styles.test : undefined)}>
          {{ closed: t.closed, sandbox: t.sandbox, open: t.checkout.elsewhere }[info.sales]}
        </p>
      )}
      <ul className={styles.grid}>
        {info?.packages.map((item) => (
          <PlanCard key={item.packageId} item={item} sales={info.sales} />
        ))}
      </ul>
      {info === null || !isLoggedIn ? null : <GoldExchange actor={actor} exchange={info.exchange} />}
    </BillingPage>
  );
}
