import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectItems, type SavedListActor } from '../../machines/mates/browse/saved-list.selectors.ts';
import type { CreatorItem, Marked } from '../../machines/mates/browse/saved-list.types.ts';
import { FollowButton } from '../components/follow-button.tsx';
import { Icon } from '../components/icon.tsx';
import { MateGrid } from '../components/mate-grid.tsx';
import { SavedList } from './saved-list.tsx';
import styles from './saved-list.module.css';

/** The creators whom one follows, with their mates. */
export function FollowList({ actor }: { readonly actor: SavedListActor }) {
  const items = useSelector(actor, selectItems);
  return (
    <SavedList
      actor={actor}
      title={useMessages('titles').followList}
      texts={useMessages('savedLists').followed}
      icon={<Icon name="user-round" />}
    >
      <ul className={styles.creators}>
        {items.map((item) =>
          item.kind === 'follow' ? <Followed key={item.followed.creator.creatorId} item={item} /> : null,
        )}
      </ul>
    </SavedList>
  );
}

function Followed({ item }: { readonly item: Marked<CreatorItem> }) {
  const t = useMessages('savedLists').followed;
  const { creator, mates, followers } = item.followed;
  return (
    <li className={styles.creator}>
      <header>
        <div>
          <h2>{creator.name}</h2>
          <p>{t.facts(mates.length, followers)}</p>
        </div>
        <FollowButton toggle={item.toggle} creator={creator} />
      </header>
      {mates.length === 0 ? <p>{t.none}</p> : null}
      <MateGrid mates={mates} className={styles.grid} />
    </li>
  );
}
