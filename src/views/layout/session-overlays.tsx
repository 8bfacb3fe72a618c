import { useSelector } from '@xstate/react';
import { selectIsSlow, selectPanel, selectSignIn } from '../../machines/auth/auth.selectors.ts';
import { useAuth, useShell } from '../app-context.ts';
import { SlowNote } from '../components/slow-banner.tsx';
import { PanelAwaited } from '../auth/panel-loading.tsx';
import { PartingQuestion } from '../auth/logout-dialog.tsx';

/** What stands over the page while somebody comes or goes: the panel, the word on a call that takes long, the question. */
export function SessionShown() {
  const auth = useAuth();
  const isSlow = useSelector(auth, selectIsSlow);
  return (
    <>
      <PanelShown />
      {isSlow ? <SlowNote onStop={() => auth.send({ type: 'load.cancel' })} /> : null}
      <PartingQuestion />
    </>
  );
}

/** Its code is fetched when somebody asks for it. */
function PanelShown() {
  const auth = useAuth();
  const panel = useSelector(auth, selectPanel);
  const actor = useSelector(auth, selectSignIn);
  const { View } = useShell().panel;
  const close = () => auth.send({ type: 'panel.close' });
  if (panel === null) return null;
  if (panel === 'open' && View !== null && actor !== undefined) return <View actor={actor} onClose={close} />;
  return (
    <PanelAwaited
      panel={panel === 'missing' ? 'missing' : 'fetching'}
      onRetry={() => auth.send({ type: 'load.retry' })}
      onClose={close}
    />
  );
}
