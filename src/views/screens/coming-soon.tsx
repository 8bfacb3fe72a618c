import { useSelector } from '@xstate/react';
import { Armchair } from 'lucide-react';
import { useMessages } from '../../locales/messages.ts';
import { selectTitle } from '../../machines/navigation.selectors.ts';
import { useNavigation } from '../actors.ts';
import { ButtonLink } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';

/** A place of the product that is not furnished yet; it says which one. */
export function ComingSoon() {
  const { still: words, titles } = useMessages();
  const title = titles[useSelector(useNavigation(), selectTitle)];
  return (
    <EmptyState icon={<Armchair />} title={title} text={words.comingSoon} level={1}>
      <ButtonLink to="/" look="accent">
        {words.toDiscover}
      </ButtonLink>
    </EmptyState>
  );
}
