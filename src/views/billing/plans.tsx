import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import { selectBenefits, selectIsLoggedIn } from '../../machines/auth/auth.selectors.ts';
import type { plansMachine } from '../../machines/billing/plans.machine.ts';
import {
  selectFailure,
  selectInfo,
  selectIsBusy,
  selectIsFailed,
  selectIsSlow,
} from '../../machines/billing/plans.selectors.ts';
import { useAuth } from '../app-context.ts';
import { ButtonLink } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { FailedState } from '../components/failed-state.tsx';
import { SlowNote } from '../components/slow-banner.tsx';
import { GoldExchange } from './gold-exchange.tsx';
import { PackageCard, PackageSkeleton } from './plan-card.tsx';
import { ShopPage } from './billing-page.tsx';
import styles from './billing.module.css';

export type PlansActor = ActorRefFrom<typeof plansMachine>;

/** What can be bought; and, for somebody who has nothing left, why one may have come. */
export function Packages({ actor }: { readonly actor: PlansActor }) {
  const words = useMessages('shop');
  const info = useSelector(actor, selectInfo);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSlow = useSelector(actor, selectIsSlow);
  const isFailed = useSelector(actor, selectIsFailed);
  const auth = useAuth();
  const isLoggedIn = useSelector(auth, selectIsLoggedIn);
  const { chats } = useSelector(auth, selectBenefits);
  const retry = () => actor.send({ type: 'load.retry' });
  return (
    <ShopPage>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{words.intro}</p>
      {isLoggedIn && chats === 0 ? (
        <div className={styles.note}>
          <p>{words.empty}</p>
          <ButtonLink to="/recent-chats">{words.toChats}</ButtonLink>
        </div>
      ) : null}
      <p role="status" className="unseen">
        {isBusy ? words.loading : null}
      </p>
      {isSlow && isBusy ? <SlowNote onRetry={retry} /> : null}
      {isFailed ? <FailedState title={words.failed} failure={failure} level={2} onRetry={retry} /> : null}
      {info === null ? null : (
        <p className={classNames(styles.note, info.sales === 'sandbox' ? styles.test : undefined)}>
          {{ closed: words.closed, sandbox: words.sandbox, open: words.checkout.elsewhere }[info.sales]}
        </p>
      )}
      <ul className={styles.grid}>
        {isBusy ? [1, 2, 3, 4].map((place) => <PackageSkeleton key={place} />) : null}
        {info?.packages.map((item) => (
          <PackageCard key={item.packageId} item={item} sales={info.sales} />
        ))}
      </ul>
      {info === null || !isLoggedIn ? null : <GoldExchange actor={actor} exchange={info.exchange} />}
    </ShopPage>
  );
}
