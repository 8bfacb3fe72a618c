import { useMessages } from '../../../../locales/messages.ts';
import { Icon } from '../../../components/icons/icon.tsx';
import { SavedList } from './saved-list.tsx';
import type { SavedListActor } from '../../../../machines/mates/browse/saved-list.machine.ts';
import { MateList } from './mate-list.tsx';

/** The mates that one has marked. */
export function Favorites({ actor }: { readonly actor: SavedListActor }) {
  return (
    <SavedList
      actor={actor}
      title={useMessages('titles').favorite}
      texts={useMessages('savedLists').favorites}
      icon={<Icon name="heart" />}
    >
      <MateList actor={actor} />
    </SavedList>
  );
}
