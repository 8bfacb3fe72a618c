import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectBenefits, selectIsLoggedIn } from '../../machines/auth/auth.selectors.ts';
import { selectInfo, type PlansActor } from '../../machines/billing/plans.selectors.ts';
import { useAuth } from '../app-context.ts';
import { ButtonLink } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { RequestStatus } from '../components/request-status.tsx';
import { GoldExchange } from './gold-exchange.tsx';
import { PackageCard, PackageSkeleton } from './plan-card.tsx';
import { ShopPage } from './billing-page.tsx';
import styles from './billing.module.css';

/** The plans on sale, with a note for users without credits. */
export function Packages({ actor }: { readonly actor: PlansActor }) {
  const words = useMessages('shop');
  const info = useSelector(actor, selectInfo);
  const auth = useAuth();
  const isLoggedIn = useSelector(auth, selectIsLoggedIn);
  const { chats } = useSelector(auth, selectBenefits);
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
      <RequestStatus actor={actor} words={words}>
        <ul className={styles.grid}>
          {[1, 2, 3, 4].map((index) => (
            <PackageSkeleton key={index} />
          ))}
        </ul>
      </RequestStatus>
      {info === null ? null : (
        <p className={classNames(styles.note, info.sales === 'sandbox' ? styles.test : undefined)}>
          {{ closed: words.closed, sandbox: words.sandbox, open: words.checkout.elsewhere }[info.sales]}
        </p>
      )}
      <ul className={styles.grid}>
        {info?.packages.map((item) => (
          <PackageCard key={item.packageId} item={item} sales={info.sales} />
        ))}
      </ul>
      {info === null || !isLoggedIn ? null : <GoldExchange actor={actor} exchange={info.exchange} />}
    </ShopPage>
  );
}
