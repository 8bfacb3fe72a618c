import { Telescope } from 'lucide-react';
import { useMessages } from '../../locales/messages.ts';
import { ButtonLink } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const words = useMessages().still;
  return (
    <EmptyState icon={<Telescope />} title={words.notFound.title} text={words.notFound.text} level={1}>
      <ButtonLink to="/" look="accent">
        {words.toDiscover}
      </ButtonLink>
    </EmptyState>
  );
}
