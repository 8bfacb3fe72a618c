import type { Package } from '../../../contract/billing/subscription.ts';
import type { Messages } from '../../locales/messages.ts';

type Texts = Messages['billing'];

/** What one gets. */
export function packageName({ name }: Texts, { kind, chats, goldCoins }: Package): string {
  return kind === 'gold' ? name.gold(goldCoins) : name[kind](chats);
}

/** The conditions of a package. */
export function aboutPackage({ about }: Texts, { kind, days, goldCoins }: Package): string {
  if (kind !== 'subscription') return about[kind];
  return goldCoins === 0 ? about.subscription(days) : about.subscriptionWithGold({ days, coins: goldCoins });
}
