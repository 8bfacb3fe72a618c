import { useMessages } from '../../../../locales/messages.ts';
import { Icon } from '../../../components/icons/icon.tsx';
import { SavedList } from './saved-list.tsx';
import type { SavedListActor } from '../../../../machines/mates/browse/saved-list.machine.ts';
import { MateList } from './mate-list.tsx';

/** Mates that may fit, each with the reason. */
export function ForYou({ actor }: { readonly actor: SavedListActor }) {
  const texts = useMessages('savedLists').forYou;
  return (
    <SavedList
      actor={actor}
      title={useMessages('titles').forYou}
      lead={texts.lead}
      texts={texts}
      icon={<Icon name="sparkles" />}
    >
      <MateList actor={actor} />
    </SavedList>
  );
}
