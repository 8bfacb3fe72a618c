import { useMessages } from '../../../locales/messages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Icon } from '../../components/icons/icon.tsx';

/** Shown on a host that has no mates of users. */
export function MatesUnsupported() {
  const { unavailable: t } = useMessages('mateEditor');
  const { toDiscover } = useMessages('unavailable');
  return (
    <EmptyState icon={<Icon name="armchair" />} title={t.title} text={t.text} level={2}>
      <ButtonLink to="/" look="accent">
        {toDiscover}
      </ButtonLink>
    </EmptyState>
  );
}
