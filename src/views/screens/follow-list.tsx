import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectItems } from '../../machines/collection.selectors.ts';
import type { CreatorItem, Marked } from '../../machines/collection.types.ts';
import { FollowButton } from '../parts/follow-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { MateCard } from '../parts/mate-card.tsx';
import { Collection, type CollectionActor } from './collection.tsx';
import styles from './collection.module.css';

/** The creators whom one follows, with their mates. */
export function FollowList({ actor }: { readonly actor: CollectionActor }) {
  const items = useSelector(actor, selectItems);
  return (
    <Collection actor={actor} words={useMessages('marks').followed} icon={<Icon name="user-round" />}>
      <ul className={styles.creators}>
        {items.map((item) =>
          item.kind === 'follow' ? <Followed key={item.followed.creator.creatorId} item={item} /> : null,
        )}
      </ul>
    </Collection>
  );
}

function Followed({ item }: { readonly item: Marked<CreatorItem> }) {
  const words = useMessages('marks').followed;
  const { creator, mates, followers } = item.followed;
  return (
    <li className={styles.creator}>
      <header>
        <div>
          <h2>{creator.name}</h2>
          <p>{words.facts(mates.length, followers)}</p>
        </div>
        <FollowButton mark={item.mark} creator={creator} />
      </header>
      {mates.length === 0 ? <p>{words.none}</p> : null}
      <ul className={styles.grid}>
        {mates.map((mate) => (
          <li key={mate.mateId}>
            <MateCard mate={mate} />
          </li>
        ))}
      </ul>
    </li>
  );
}
