import { signInLinkMachine } from '../../machines/auth/sign-in/sign-in-link.machine.ts';
import { signInLinkActors } from '../../services/auth/sign-in-link.actors.ts';
import { SignInLink } from '../../views/auth/sign-in-link.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { auth, navigation } }: ScreenDeps) =>
  defineScreen({
    logic: signInLinkMachine.provide({
      actors: signInLinkActors(services),
      actions: {
        announceUser: (_, user) => {
          // The new session loads the page again, which is then the start page.
          navigation.send({ type: 'link.follow', to: '/', replace: true });
          auth.send({ type: 'user.received', user });
        },
        announceSecondStep: (_, step) => {
          navigation.send({ type: 'link.follow', to: '/', replace: true });
          auth.send({ type: 'secondStep.require', step });
        },
      },
    }),
    input: () => ({
      code: services.address.takeFragment('signIn'),
      isSignedIn: auth.getSnapshot().hasTag('loggedIn'),
    }),
    View: SignInLink,
  });
