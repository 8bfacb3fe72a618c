import { useSelector } from '@xstate/react';
import type { Reason } from '../../../contract/for-you.ts';
import { type Messages, useMessages } from '../../locales/messages.ts';
import { selectItems, type SavedListActor } from '../../machines/mates/browse/saved-list.selectors.ts';
import { FavoriteHeart } from '../components/favorite-heart.tsx';
import { MateCard } from '../components/mate-card.tsx';
import styles from './saved-list.module.css';

const firstView = 4;

/** Mates with their hearts, and the reason why each is suggested. */
export function MarkedMates({ actor }: { readonly actor: SavedListActor }) {
  const words = useMessages('marks');
  const items = useSelector(actor, selectItems);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="marked">
      <h2 id="marked" className="visually-hidden">
        {words.mates}
      </h2>
      <ul className={styles.grid}>
        {items.map((item, index) =>
          item.kind === 'favorite' ? (
            <li key={item.mate.mateId} className={styles.marked}>
              <MateCard mate={item.mate} eager={index < firstView} hasHeart={false} />
              {item.reason === null ? null : <Why reason={item.reason} />}
              <FavoriteHeart toggle={item.toggle} name={item.mate.name} className={styles.heart} />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

function Why({ reason }: { readonly reason: Reason }) {
  const words = useMessages('marks').forYou;
  return <p className={styles.reason}>{textOf(reason, words)}</p>;
}

const textOf = (reason: Reason, words: Messages['marks']['forYou']): string => {
  if (reason.kind === 'followed') return words.followed(reason.creator);
  if (reason.kind === 'popular') return words.popular;
  return words[reason.kind](reason.mate, reason.tag);
};
