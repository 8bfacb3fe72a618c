import { useSelector } from '@xstate/react';
import type { SearchOrder as Order } from '../../../../contract/mates/search.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { SearchActor } from '../../../machines/mates/browse/search.machine.ts';
import styles from './search-order.module.css';

const orders: readonly Order[] = ['relevance', 'new', 'day', 'week', 'chats'];

/** Chooses the order of the results. */
export function SearchOrder({ actor }: { readonly actor: SearchActor }) {
  const t = useMessages('search');
  const { order } = useSelector(actor, ({ context }) => context.query);
  return (
    <label className={styles.order}>
      <span>{t.orderLabel}</span>
      <select
        value={order}
        onChange={({ currentTarget }) => {
          const chosen = orders.find((each) => each === currentTarget.value);
          if (chosen !== undefined) actor.send({ type: 'query.change', patch: { order: chosen } });
        }}
      >
        {orders.map((each) => (
          <option key={each} value={each}>
            {t.orders[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
