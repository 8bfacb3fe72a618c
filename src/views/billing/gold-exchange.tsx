import { useSelector } from '@xstate/react';
import type { Exchange } from '../../../contract/subscription.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectBenefits } from '../../machines/auth/auth.selectors.ts';
import { selectIsExchanging, selectIsSlow, type PlansActor } from '../../machines/billing/plans.selectors.ts';
import { useAuth } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { SlowBanner } from '../components/slow-banner.tsx';
import styles from './billing.module.css';

interface GoldExchangeProps {
  readonly actor: PlansActor;
  readonly exchange: Exchange;
}

/** The exchange of gold coins for chats, with the price on the button. */
export function GoldExchange({ actor, exchange }: GoldExchangeProps) {
  const t = useMessages('billing').exchange;
  const { goldCoins } = useSelector(useAuth(), selectBenefits);
  const isExchanging = useSelector(actor, selectIsExchanging);
  const isSlow = useSelector(actor, selectIsSlow);
  const isOutOfReach = goldCoins < exchange.goldCoins;
  return (
    <section aria-labelledby="gold-exchange">
      <h2 id="gold-exchange">{t.title}</h2>
      <div className={styles.note}>
        <p>
          <strong>{t.offer(exchange.goldCoins, exchange.chats)}</strong> {t.have(goldCoins)}
        </p>
        <Button
          disabled={isOutOfReach}
          aria-disabled={isExchanging}
          onClick={() => actor.send({ type: 'gold.exchange' })}
        >
          {isExchanging ? t.busy : t.press(exchange.goldCoins)}
        </Button>
      </div>
      {isExchanging && isSlow ? <SlowBanner onStop={() => actor.send({ type: 'load.cancel' })} /> : null}
    </section>
  );
}
