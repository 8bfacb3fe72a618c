import { useSelector } from '@xstate/react';
import type { Exchange } from '../../../contract/subscription.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectBenefits } from '../../machines/auth.selectors.ts';
import { selectIsExchanging, selectIsSlow } from '../../machines/packages.selectors.ts';
import { useAuth } from '../actors.ts';
import { Button } from '../parts/button.tsx';
import { SlowNote } from '../parts/slow-note.tsx';
import type { PackagesActor } from './packages.tsx';
import styles from './shop.module.css';

interface GoldExchangeProps {
  readonly actor: PackagesActor;
  readonly exchange: Exchange;
}

/** What gold coins are given for, with the price on the button. */
export function GoldExchange({ actor, exchange }: GoldExchangeProps) {
  const words = useMessages('shop').exchange;
  const { goldCoins } = useSelector(useAuth(), selectBenefits);
  const isExchanging = useSelector(actor, selectIsExchanging);
  const isSlow = useSelector(actor, selectIsSlow);
  const isOutOfReach = goldCoins < exchange.goldCoins;
  return (
    <section aria-labelledby="gold-exchange">
      <h2 id="gold-exchange">{words.title}</h2>
      <div className={styles.note}>
        <p>
          <strong>{words.offer(exchange.goldCoins, exchange.chats)}</strong> {words.have(goldCoins)}
        </p>
        <Button
          disabled={isOutOfReach}
          aria-disabled={isExchanging}
          onClick={() => actor.send({ type: 'gold.exchange' })}
        >
          {isExchanging ? words.busy : words.press(exchange.goldCoins)}
        </Button>
      </div>
      {isExchanging && isSlow ? <SlowNote onStop={() => actor.send({ type: 'load.cancel' })} /> : null}
    </section>
  );
}
