import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectItems, type SavedListActor } from '../../machines/mates/browse/saved-list.selectors.ts';
import { Icon } from '../components/icon.tsx';
import { FollowedItem } from './followed-item.tsx';
import { SavedList } from './saved-list.tsx';

/** A maker or a tag, with its mates and a button to follow it. */
export function Collection({ actor }: { readonly actor: SavedListActor }) {
  const items = useSelector(actor, selectItems);
  return (
    <SavedList
      actor={actor}
      title={useMessages('titles').collection}
      texts={useMessages('savedLists').collection}
      icon={<Icon name="telescope" />}
    >
      {items.map((item) => (item.kind === 'favorite' ? null : <FollowedItem key="found" item={item} />))}
    </SavedList>
  );
}
