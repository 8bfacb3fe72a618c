import { useSelector } from '@xstate/react';
import { selectIsSlow, selectPasskeySignIn, selectSignIn } from '../../machines/auth/auth.selectors.ts';
import { AuthPanel } from '../auth/auth-panel.tsx';
import { LogoutDialog } from '../auth/logout-dialog.tsx';
import { useAuth } from '../app-context.ts';
import { SlowNote } from '../components/slow-banner.tsx';

/** What is shown over the page while a session starts or ends: the sign-in panel, the slow banner, the logout dialog. */
export function SessionOverlays() {
  const auth = useAuth();
  const isSlow = useSelector(auth, selectIsSlow);
  const signIn = useSelector(auth, selectSignIn);
  const passkey = useSelector(auth, selectPasskeySignIn);
  return (
    <>
      {signIn === undefined ? null : (
        <AuthPanel actor={signIn} passkey={passkey} onClose={() => auth.send({ type: 'panel.close' })} />
      )}
      {isSlow ? <SlowNote onStop={() => auth.send({ type: 'load.cancel' })} /> : null}
      <LogoutDialog />
    </>
  );
}
