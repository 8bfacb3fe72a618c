import { useSelector } from '@xstate/react';
import type { Reason } from '../../../contract/for-you.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectItems } from '../../machines/collection.selectors.ts';
import { FavoriteHeart } from '../parts/favorite-heart.tsx';
import { MateCard } from '../parts/mate-card.tsx';
import type { CollectionActor } from './collection.tsx';
import styles from './collection.module.css';

const firstView = 4;

/** Mates with their hearts, and why each is here where there is a reason to tell. */
export function MarkedMates({ actor }: { readonly actor: CollectionActor }) {
  const words = useMessages('marks');
  const items = useSelector(actor, selectItems);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="marked">
      <h2 id="marked" className="unseen">
        {words.mates}
      </h2>
      <ul className={styles.grid}>
        {items.map((item, index) =>
          item.kind === 'favorite' ? (
            <li key={item.mate.mateId} className={styles.marked}>
              <MateCard mate={item.mate} eager={index < firstView} />
              {item.reason === null ? null : <Why reason={item.reason} />}
              <FavoriteHeart mark={item.mark} name={item.mate.name} className={styles.heart} />
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

const textOf = (reason: Reason, words: ReturnType<typeof useMessages<'marks'>>['forYou']): string => {
  switch (reason.kind) {
    case 'followed':
      return words.followed(reason.creator);
    case 'favorite':
      return words.favorite(reason.mate, reason.tag);
    case 'talked':
      return words.talked(reason.mate, reason.tag);
    case 'popular':
      return words.popular;
  }
};
