import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { LogoutDialog } from '../auth/logout-dialog.tsx';
import { useAuth } from '../app-context.ts';
import { DialogOnDemand } from '../components/on-demand.tsx';
import { SlowCommand } from '../components/status/slow-banner.tsx';

/** The overlays while a session starts or ends: the sign-in panel, the second step, the slow banner, the logout dialog. */
export function SessionOverlays() {
  const auth = useAuth();
  const title = useMessages('layout').signIn;
  const logout = useSelector(auth, ({ children }) => children.signOut);
  const signIn = useSelector(auth, ({ children }) => children.signIn);
  const passkey = useSelector(auth, ({ children }) => children.passkeySignIn);
  const secondStep = useSelector(auth, ({ children }) => children.secondStep);
  const close = () => auth.send({ type: 'panel.close' });
  const restart = () => auth.send({ type: 'panel.open', mode: 'signIn' });
  return (
    <>
      {signIn === undefined ? null : (
        <DialogOnDemand
          view="authPanel"
          title={title}
          onClose={close}
          dialog={({ Title, Subtitle, Content }) => ({
            title: <Title actor={signIn} />,
            text: <Subtitle actor={signIn} />,
            children: <Content actor={signIn} passkey={passkey} onClose={close} />,
          })}
        />
      )}
      {secondStep === undefined ? null : (
        <DialogOnDemand
          view="secondStep"
          title={title}
          onClose={close}
          dialog={({ Title, Subtitle, Content }) => ({
            title: <Title actor={secondStep} />,
            text: <Subtitle actor={secondStep} />,
            children: <Content actor={secondStep} onRestart={restart} />,
          })}
        />
      )}
      <SlowCommand actor={logout} />
      <LogoutDialog />
    </>
  );
}
