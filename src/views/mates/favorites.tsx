import { useMessages } from '../../locales/messages.ts';
import { Icon } from '../components/icon.tsx';
import { Collection, type SavedListActor } from './saved-list.tsx';
import { MarkedMates } from './mate-list.tsx';

/** The mates that one has marked. */
export function Favorites({ actor }: { readonly actor: SavedListActor }) {
  return (
    <Collection actor={actor} words={useMessages('marks').favorites} icon={<Icon name="heart" />}>
      <MarkedMates actor={actor} />
    </Collection>
  );
}
