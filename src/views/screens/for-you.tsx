import { useMessages } from '../../locales/messages.ts';
import { Icon } from '../parts/icon.tsx';
import { Collection, type CollectionActor } from './collection.tsx';
import { MarkedMates } from './marked-mates.tsx';

/** Mates that may fit, each with the reason. */
export function ForYou({ actor }: { readonly actor: CollectionActor }) {
  return (
    <Collection actor={actor} words={useMessages('marks').forYou} icon={<Icon name="sparkles" />}>
      <MarkedMates actor={actor} />
    </Collection>
  );
}
