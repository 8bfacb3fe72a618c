import { useSelector } from '@xstate/react';
import type { Reason } from '../../../../../contract/mates/for-you.ts';
import { type Messages, useMessages } from '../../../../locales/messages.ts';
import type { SavedListActor } from '../../../../machines/mates/browse/saved-list.machine.ts';
import { classNames } from '../../../components/class-names.ts';
import { FavoriteHeart } from '../../../components/mates/favorite-heart.tsx';
import { MateCard } from '../../../components/mates/mate-card.tsx';
import grid from '../../../components/mates/mate-grid.module.css';
import styles from './saved-list.module.css';
import { useTagLabel } from '../../../components/mates/use-tag-label.ts';

const firstView = 4;

/** Mates with their hearts, and the reason why each is suggested. */
export function MateList({ actor }: { readonly actor: SavedListActor }) {
  const t = useMessages('savedLists');
  const items = useSelector(actor, ({ context }) => context.items);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="marked">
      <h2 id="marked" className="visually-hidden">
        {t.mates}
      </h2>
      <ul className={classNames(grid.grid, styles.grid)}>
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
  const t = useMessages('savedLists').forYou;
  const labelOf = useTagLabel();
  return <p className={styles.reason}>{textOf(reason, t, labelOf)}</p>;
}

const textOf = (
  reason: Reason,
  t: Messages['savedLists']['forYou'],
  labelOf: (tag: string) => string,
): string => {
  if (reason.kind === 'followed') return t.followed(reason.creator);
  if (reason.kind === 'tag') return t.followed(labelOf(reason.tag));
  if (reason.kind === 'popular') return t.popular;
  return t[reason.kind]({ mate: reason.mate, tag: labelOf(reason.tag) });
};
