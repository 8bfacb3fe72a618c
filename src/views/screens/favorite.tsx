import { useMessages } from '../../locales/messages.ts';
import { Icon } from '../parts/icon.tsx';
import { Collection, type CollectionActor } from './collection.tsx';
import { MarkedMates } from './marked-mates.tsx';

/** The mates that one has marked. */
export function Favorites({ actor }: { readonly actor: CollectionActor }) {
  return (
    <Collection actor={actor} words={useMessages('marks').favorites} icon={<Icon name="heart" />}>
      <MarkedMates actor={actor} />
    </Collection>
  );
}
