import { useMessages } from '../../locales/messages.ts';
import { Icon } from '../components/icon.tsx';
import { Collection } from './saved-list.tsx';
import type { SavedListActor } from '../../machines/mates/browse/saved-list.selectors.ts';
import { MarkedMates } from './mate-list.tsx';

/** Mates that may fit, each with the reason. */
export function ForYou({ actor }: { readonly actor: SavedListActor }) {
  return (
    <Collection actor={actor} words={useMessages('marks').forYou} icon={<Icon name="sparkles" />}>
      <MarkedMates actor={actor} />
    </Collection>
  );
}
