import { useSelector } from '@xstate/react';
import { selectIsSlow, selectSignInPanel } from '../../machines/auth/auth.selectors.ts';
import {
  selectIsFailed,
  selectSignIn,
  type SignInPanelActor,
} from '../../machines/auth/sign-in-panel.selectors.ts';
import { useAuth, useShell } from '../app-context.ts';
import { SlowNote } from '../components/slow-banner.tsx';
import { PanelLoading } from '../auth/panel-loading.tsx';
import { PartingQuestion } from '../auth/logout-dialog.tsx';

/** What covers the page while the session changes: the sign-in panel, a slow logout, the logout dialog. */
export function SessionShown() {
  const auth = useAuth();
  const isSlow = useSelector(auth, selectIsSlow);
  const panel = useSelector(auth, selectSignInPanel);
  return (
    <>
      {panel === undefined ? null : <SignInPanel actor={panel} />}
      {isSlow ? <SlowNote onStop={() => auth.send({ type: 'load.cancel' })} /> : null}
      <PartingQuestion />
    </>
  );
}

function SignInPanel({ actor }: { readonly actor: SignInPanelActor }) {
  const auth = useAuth();
  const signIn = useSelector(actor, selectSignIn);
  const isFailed = useSelector(actor, selectIsFailed);
  const { View } = useShell().panel;
  const close = () => auth.send({ type: 'panel.close' });
  if (!isFailed && View !== null && signIn !== undefined) return <View actor={signIn} onClose={close} />;
  return (
    <PanelLoading isFailed={isFailed} onRetry={() => actor.send({ type: 'load.retry' })} onClose={close} />
  );
}
