import { fromCallback, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { asksForCode } from '../../../contract/site.ts';
import type { AppActors } from '../../machines/app/app.machine.ts';
import { mailResendMachine } from '../../machines/auth/email/mail-resend.machine.ts';
import { verifyEmailMachine, type VerifyEmailEvent } from '../../machines/auth/email/verify-email.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { createFormDrafts } from '../../services/browser/form-drafts.ts';
import { safePath } from '../../services/browser/history/safe-path.ts';
import { mailResendActors, verifyEmailActors } from '../../services/auth/verify-email.actors.ts';
import { createStoredTrials } from '../../services/trial/stored-trials.ts';
import { chatPath } from '../../views/components/paths.ts';
import { VerifyEmail } from '../../views/auth/verify-email/verify-email.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { auth, navigation }, messages, showToast }: ScreenDeps) => {
  const registration = () => {
    const { registerEmail, ticket } = auth.getSnapshot().context;
    return { email: registerEmail ?? '', ticket };
  };
  /** The code of a mailed link: what the visitor said before they signed up is where the page goes on in this browser. */
  const openLink = () => {
    const code = services.address.takeFragment('confirm');
    const place = services.address.read();
    const mateId = createStoredTrials(services.storage).findFreshMate();
    if (code !== null && mateId !== null && place.search === '')
      services.address.replace(`${place.path}?redirect_url=${encodeURIComponent(chatPath(mateId))}`);
    return code;
  };
  return defineScreen({
    logic: verifyEmailMachine.provide({
      actors: {
        ...verifyEmailActors(services, registration, createFormDrafts(services.tabStorage)),
        mailResend: supervised(
          mailResendMachine.provide({
            actors: mailResendActors(services, registration),
            actions: { showToast },
          }),
        ),
        watchSession: watchSession(auth),
      },
      actions: {
        startVerification: () => auth.send({ type: 'verification.start' }),
        continueToTarget: () =>
          navigation.send({ type: 'link.follow', to: wayOn(services.address.read().search), replace: true }),
        announceUser: (_, user) => auth.send({ type: 'user.received', user }),
      },
    }),
    input: () => ({
      code: openLink(),
      isRegistered: auth.getSnapshot().context.registerEmail !== null,
      isSignedIn: auth.getSnapshot().hasTag('loggedIn'),
      asksForCode: asksForCode(messages('site')),
    }),
    View: VerifyEmail,
  });
};

/** The page before the registration; never one of another origin. */
const wayOn = (search: string): string => safePath(new URLSearchParams(search).get('redirect_url')) ?? '/';

/** Reports a session that another page of this browser started; auth reloads the page after those of its own. */
const watchSession = (auth: AppActors['auth']) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const look = (snapshot: SnapshotFrom<AppActors['auth']>): void => {
      if (snapshot.hasTag('loggedIn') && !snapshot.hasTag('busy'))
        sendBack({ type: 'session.started' } satisfies VerifyEmailEvent);
    };
    look(auth.getSnapshot());
    const subscription = auth.subscribe(look);
    return () => subscription.unsubscribe();
  });
