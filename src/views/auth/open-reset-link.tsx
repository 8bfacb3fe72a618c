import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectRejection,
  type PasswordResetActor,
} from '../../machines/auth/email/password-reset.machine.ts';
import { EmptyState } from '../components/status/empty-state.tsx';
import { FailedState } from '../components/status/failed-state.tsx';
import { Icon } from '../components/icons/icon.tsx';
import { SlowBanner } from '../components/status/slow-banner.tsx';

/** While the page reads what the mailed link opens. */
export function OpenResetLink({ actor }: { readonly actor: PasswordResetActor }) {
  const t = useMessages('passwordReset').opening;
  const isOpening = useSelector(actor, (snapshot) => snapshot.hasTag('opening'));
  const isSlow = useSelector(actor, (snapshot) => snapshot.hasTag('slow'));
  const failure = useSelector(actor, selectRejection);
  const retry = () => actor.send({ type: 'load.retry' });
  if (!isOpening) return <FailedState title={t.failed} failure={failure} level={1} onRetry={retry} />;
  return (
    <EmptyState icon={<Icon name="mail-open" />} title={t.loading} level={1} role="status">
      {isSlow ? <SlowBanner onRetry={retry} /> : null}
    </EmptyState>
  );
}
