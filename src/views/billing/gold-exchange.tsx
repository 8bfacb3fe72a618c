import { useSelector } from '@xstate/react';
import type { Exchange } from '../../../contract/billing/subscription.ts';
import { useMessages } from '../../locales/messages.ts';
import type { PlansActor } from '../../machines/billing/plans.machine.ts';
import { useAuth } from '../app-context.ts';
import { Button } from '../components/button.tsx';
import { SlowCommand } from '../components/status/slow-banner.tsx';
import styles from './billing.module.css';

interface GoldExchangeProps {
  readonly actor: PlansActor;
  readonly exchange: Exchange;
}

/** The exchange of gold coins for chats, with the price on the button. */
export function GoldExchange({ actor, exchange }: GoldExchangeProps) {
  const t = useMessages('billing').exchange;
  const { goldCoins } = useSelector(useAuth(), ({ context }) => context.benefits);
  const command = useSelector(actor, ({ children }) => children.exchangeGold);
  const isOutOfReach = goldCoins < exchange.goldCoins;
  return (
    <section className={styles.section} aria-labelledby="gold-exchange">
      <h2 id="gold-exchange">{t.title}</h2>
      <div className={styles.note}>
        <p className={styles.exchange}>
          <strong>{t.offer({ give: exchange.goldCoins, get: exchange.chats })}</strong> {t.have(goldCoins)}
        </p>
        <Button
          disabled={isOutOfReach}
          aria-disabled={command !== undefined}
          onClick={() => actor.send({ type: 'gold.exchange' })}
        >
          {command === undefined ? t.press(exchange.goldCoins) : t.busy}
        </Button>
      </div>
      <SlowCommand actor={command} />
    </section>
  );
}
