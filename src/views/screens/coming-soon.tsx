import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectTitle } from '../../machines/navigation.selectors.ts';
import { useNavigation } from '../actors.ts';
import { ButtonLink } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icon.tsx';

/** A place of the product that is not furnished yet; it says which one. */
export function ComingSoon() {
  const words = useMessages('still');
  const standIn = useMessages('standIn');
  const titles = useMessages('titles');
  const title = titles[useSelector(useNavigation(), selectTitle)];
  return (
    <EmptyState icon={<Icon name="armchair" />} title={title} text={words.comingSoon} level={1}>
      <ButtonLink to="/" look="accent">
        {standIn.toDiscover}
      </ButtonLink>
    </EmptyState>
  );
}
