import type { Package, Sales } from '../../../contract/billing/subscription.ts';
import { useMessages } from '../../locales/messages.ts';
import { ButtonLink } from '../components/button.tsx';
import { packagePath } from '../components/paths.ts';
import { aboutPackage, packageName } from './package-texts.ts';
import { Skeleton } from '../components/status/skeleton.tsx';
import styles from './billing.module.css';
import { useLeftRoom } from './use-left-room.ts';

/** A package with its price and the way to buy it. */
export function PlanCard({ item, sales }: { readonly item: Package; readonly sales: Sales }) {
  const t = useMessages('billing');
  const { price } = useMessages('formats');
  const leftRoom = useLeftRoom();
  return (
    <li className={styles.card}>
      <h2>{packageName(t, item)}</h2>
      <p>{aboutPackage(t, item)}</p>
      <strong className={styles.price}>{price(item.price, item.currency)}</strong>
      {sales === 'closed' ? null : (
        <ButtonLink to={packagePath(item.packageId, leftRoom)}>{t.buy(packageName(t, item))}</ButtonLink>
      )}
    </li>
  );
}

export function PlanCardSkeleton() {
  return (
    <li className={styles.card}>
      <Skeleton shape="line" width="60%" />
      <Skeleton shape="line" />
      <Skeleton shape="line" width="30%" />
      <Skeleton shape="chip" width="100%" />
    </li>
  );
}
