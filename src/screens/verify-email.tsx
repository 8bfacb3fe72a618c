import { selectIsLoggedIn, selectRegisterEmail } from '../machines/auth.selectors.ts';
import { verifyEmailMachine } from '../machines/verify-email.machine.ts';
import { createEmailLink } from '../services/email-link.ts';
import { safePath } from '../services/safe-path.ts';
import { verifyEmailActors } from '../services/verify-email.actors.ts';
import { VerifyEmail } from '../views/screens/verify-email.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { auth, navigation, notifications }, messages }: World) => {
  const registration = () => {
    const { registerEmail, ticket } = auth.getSnapshot().context;
    return { email: registerEmail ?? '', ticket };
  };
  return defineScreen({
    logic: verifyEmailMachine.provide({
      actors: verifyEmailActors(createEmailLink(services, registration)),
      actions: {
        startWatching: () => auth.send({ type: 'verification.start' }),
        goOn: () =>
          navigation.send({ type: 'link.follow', to: wayOn(services.address.read().search), replace: true }),
        notifyFailure: (_, { message }) =>
          notifications.send({
            type: 'notification.show',
            notification: { message: message || messages('shell').failure.unreachable, type: 'negative' },
          }),
      },
    }),
    input: () => ({
      code: services.address.takeFragment('confirm'),
      isRegistered: selectRegisterEmail(auth.getSnapshot()) !== null,
      isSignedIn: selectIsLoggedIn(auth.getSnapshot()),
    }),
    View: VerifyEmail,
    messages: ['verifyEmail'],
  });
};

/** Where the person was before the registration; never a place of another origin. */
const wayOn = (search: string): string => safePath(new URLSearchParams(search).get('redirect_url')) ?? '/';
