import { useSelector } from '@xstate/react';
import type { Profile } from '../../../contract/account.ts';
import { useMessages } from '../../locales/messages.ts';
import { useAuth } from '../app-context.ts';
import { Avatar } from '../components/avatar.tsx';
import { Fact } from '../components/chip.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { Skeleton } from '../components/status/skeleton.tsx';
import { Icon } from '../components/icon.tsx';
import styles from './account-overview.module.css';

/** Who one is. */
export function AccountCard({ profile }: { readonly profile: Profile }) {
  const t = useMessages('accountOverview');
  const { you } = useMessages('components');
  const name = profile.name === '' ? you : profile.name;
  return (
    <section className={styles.profile}>
      <Avatar name={name} hue={profile.hue} />
      <div>
        <h2>{name}</h2>
        {profile.email === '' ? null : <p className={sheet.muted}>{profile.email}</p>}
        <p className={sheet.muted}>{t.since(new Date(profile.createdAt))}</p>
      </div>
    </section>
  );
}

export function AccountCardSkeleton() {
  return (
    <div className={styles.profile}>
      <Skeleton shape="round" className={styles.disc} />
      <div>
        <Skeleton shape="line" width="9rem" />
        <Skeleton shape="line" width="13rem" />
        <Skeleton shape="line" width="10rem" />
      </div>
    </div>
  );
}

/** The balances of the user. */
export function Balances() {
  const t = useMessages('accountOverview');
  const layout = useMessages('layout');
  const { chats, goldCoins } = useSelector(useAuth(), ({ context }) => context.benefits);
  return (
    <section className={sheet.section}>
      <h2>{t.left}</h2>
      <div className={sheet.row}>
        <Fact>
          <Icon name="message-circle" />
          {layout.allowance(chats)}
        </Fact>
        <Fact look="gold">
          <Icon name="coins" />
          {layout.gold(goldCoins)}
        </Fact>
      </div>
    </section>
  );
}
