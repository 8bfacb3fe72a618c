import { passwordResetMachine } from '../../machines/auth/email/password-reset.machine.ts';
import { passwordResetActors } from '../../services/auth/password-reset.actors.ts';
import { PasswordReset } from '../../views/auth/password-reset.tsx';
import { passwordResetPath } from '../../views/components/paths.ts';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { auth, navigation } }: ScreenDeps) =>
  defineScreen({
    logic: passwordResetMachine.provide({
      actors: passwordResetActors(services),
      actions: {
        announceUser: (_, user) => {
          // The new session loads the page again, which then shows that the password was changed.
          navigation.send({ type: 'link.follow', to: `${passwordResetPath}?changed`, replace: true });
          auth.send({ type: 'user.received', user });
        },
        announceSecondStep: (_, step) => {
          // Without leaving this page: the session that follows loads it again.
          services.address.replace(`${passwordResetPath}?changed`);
          auth.send({ type: 'secondStep.require', step });
        },
      },
    }),
    input: ({ search }) => ({
      code: services.address.takeFragment('reset'),
      isChanged: new URLSearchParams(search).has('changed') && auth.getSnapshot().hasTag('loggedIn'),
    }),
    View: PasswordReset,
  });
