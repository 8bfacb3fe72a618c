import { useSelector } from '@xstate/react';
import { useMessages } from '../../../../locales/messages.ts';
import type { SavedListActor } from '../../../../machines/mates/browse/saved-list.machine.ts';
import { Icon } from '../../../components/icons/icon.tsx';
import { FollowedItem } from './followed-item.tsx';
import { SavedList } from './saved-list.tsx';
import styles from './saved-list.module.css';

/** The creators and tags that one follows, with their mates. */
export function FollowList({ actor }: { readonly actor: SavedListActor }) {
  const items = useSelector(actor, ({ context }) => context.items);
  return (
    <SavedList
      actor={actor}
      title={useMessages('titles').followList}
      texts={useMessages('savedLists').followed}
      icon={<Icon name="user-round" />}
    >
      <ul className={styles.creators}>
        {items.map((item) =>
          item.kind === 'favorite' ? null : (
            <li key={item.toggle.id}>
              <FollowedItem item={item} />
            </li>
          ),
        )}
      </ul>
    </SavedList>
  );
}
