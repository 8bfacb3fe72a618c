import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { PlansActor } from '../../machines/billing/plans.machine.ts';
import { useAuth } from '../app-context.ts';
import { ButtonLink } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { balancePath } from '../components/paths.ts';
import { RequestStatus } from '../components/status/request-status.tsx';
import { BackLink } from './back-link.tsx';
import { GoldExchange } from './gold-exchange.tsx';
import { PlanCard, PlanCardSkeleton } from './plan-card.tsx';
import { BillingPage } from './billing-page.tsx';
import styles from './billing.module.css';
import { useLeftRoom } from './use-left-room.ts';

/** What credits and gold are, when there are more, and the plans on sale; with a note for users without credits. */
export function Plans({ actor }: { readonly actor: PlansActor }) {
  const t = useMessages('billing');
  const titles = useMessages('titles');
  const leftRoom = useLeftRoom();
  const info = useSelector(actor, ({ context }) => context.info);
  const auth = useAuth();
  const isLoggedIn = useSelector(auth, (snapshot) => snapshot.hasTag('loggedIn'));
  const { chats, refill } = useSelector(auth, ({ context }) => context.benefits);
  return (
    <BillingPage title={titles.subscription}>
      <div className={styles.text}>
        <p>{t.intro}</p>
        {isLoggedIn && refill !== undefined ? (
          <p>{t.refill({ credits: refill.chats, time: refill.at })}</p>
        ) : null}
      </div>
      {isLoggedIn && chats === 0 ? (
        <div className={styles.note}>
          <p>{t.empty}</p>
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
      {isLoggedIn ? (
        <div className={styles.actions}>
          <ButtonLink to={balancePath(leftRoom)}>{titles.userSubscription}</ButtonLink>
        </div>
      ) : null}
    </BillingPage>
  );
}
