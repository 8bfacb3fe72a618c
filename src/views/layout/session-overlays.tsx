import { useSelector } from '@xstate/react';
import {
  selectLogout,
  selectPasskeySignIn,
  selectSecondStep,
  selectSignIn,
} from '../../machines/auth/auth.selectors.ts';
import { AuthPanel } from '../auth/auth-panel.tsx';
import { LogoutDialog } from '../auth/logout-dialog.tsx';
import { SecondStep } from '../auth/second-step.tsx';
import { useAuth } from '../app-context.ts';
import { SlowCommand } from '../components/slow-banner.tsx';

/** What is shown over the page while a session starts or ends: the sign-in panel, the second step, the slow banner, the logout dialog. */
export function SessionOverlays() {
  const auth = useAuth();
  const logout = useSelector(auth, selectLogout);
  const signIn = useSelector(auth, selectSignIn);
  const passkey = useSelector(auth, selectPasskeySignIn);
  const secondStep = useSelector(auth, selectSecondStep);
  const close = () => auth.send({ type: 'panel.close' });
  return (
    <>
      {signIn === undefined ? null : <AuthPanel actor={signIn} passkey={passkey} onClose={close} />}
      {secondStep === undefined ? null : (
        <SecondStep
          actor={secondStep}
          onClose={close}
          onRestart={() => auth.send({ type: 'panel.open', mode: 'signIn' })}
        />
      )}
      <SlowCommand actor={logout} />
      <LogoutDialog />
    </>
  );
}
