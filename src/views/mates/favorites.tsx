import { useMessages } from '../../locales/messages.ts';
import { Icon } from '../components/icon.tsx';
import { Collection } from './saved-list.tsx';
import type { SavedListActor } from '../../machines/mates/browse/saved-list.selectors.ts';
import { MarkedMates } from './mate-list.tsx';

/** The mates that one has marked. */
export function Favorites({ actor }: { readonly actor: SavedListActor }) {
  return (
    <Collection actor={actor} words={useMessages('marks').favorites} icon={<Icon name="heart" />}>
      <MarkedMates actor={actor} />
    </Collection>
  );
}
