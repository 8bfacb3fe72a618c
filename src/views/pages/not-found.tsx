import { useMessages } from '../../locales/messages.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyState } from '../components/status/empty-state.tsx';
import { Icon } from '../components/icons/icon.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const t = useMessages('pages').notFound;
  const unavailable = useMessages('unavailable');
  return (
    <EmptyState icon={<Icon name="telescope" />} title={t.title} text={t.text} level={1}>
      <ButtonLink to="/" look="accent">
        {unavailable.toDiscover}
      </ButtonLink>
    </EmptyState>
  );
}
