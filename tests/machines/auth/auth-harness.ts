import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type ActorRefFrom,
  type AnyEventObject,
} from 'xstate';
import { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import type {
  PendingRegistration,
  Balances,
  UserStore,
  VerificationStatus,
} from '../../../src/machines/auth/auth.reducers.ts';
import {
  emailVerificationMachine,
  selectPhase,
} from '../../../src/machines/auth/email/email-verification.machine.ts';
import { toAttempt } from '../../../src/machines/shared/commands/command.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { signInMachine } from '../../../src/machines/auth/sign-in/sign-in.machine.ts';
import type {
  PanelMode,
  Credentials,
  SignInResult,
} from '../../../src/machines/auth/sign-in/sign-in.reducers.ts';
import { passkeySignInMachine } from '../../../src/machines/auth/sign-in/passkey-sign-in.machine.ts';
import { ann } from '../app/shell-samples.ts';
import { deferred } from '../support/deferred.ts';
import { assertion, request } from './passkey-samples.ts';

export const credentials: Credentials = { email: 'ann@example.org', password: 'correct horse' };

/** An actor that fails from the start. */
type Broken = 'watchStore' | 'watchVisibility';

/** Starts the machine with calls that the test settles, and logs every effect. */
export function start(input: UserStore, broken?: Broken) {
  const log: string[] = [];
  const requests: [string, unknown][] = [];
  const clock = new SimulatedClock();
  const answers = {
    signIn: deferred<SignInResult>(),
    signUp: deferred<SignInResult>(),
    checkVerified: deferred<VerificationStatus>(),
    fetchBenefits: deferred<Balances>(),
    signOut: deferred<void>(),
  };
  const write = (line: string) => () => void log.push(line);
  const breakIf = (part: Broken) => () => {
    if (broken === part) throw new Error(`${part} broke`);
  };
  const actor = createActor(
    authMachine.provide({
      actors: {
        watchStore: fromCallback<AnyEventObject, undefined>(breakIf('watchStore')),
        signIn: signInMachine.provide({
          actors: {
            // Each call has its own promise; `answers` contains the latest.
            signIn: toAttempt(
              fromPromise<SignInResult, Credentials>(({ input: typed }) => {
                requests.push(['signIn', typed]);
                answers.signIn = deferred();
                return answers.signIn.promise;
              }),
            ),
            signUp: toAttempt(
              fromPromise<SignInResult, Credentials>(({ input: typed }) => {
                requests.push(['signUp', typed]);
                answers.signUp = deferred();
                return answers.signUp.promise;
              }),
            ),
          },
          actions: {
            selectPassword: write('focus on the password'),
            showToast: (_, toast) =>
              void log.push(`notified: ${'error' in toast ? toFailure(toast.error).message : ''}`),
          },
        }),
        passkeySignIn: passkeySignInMachine.provide({
          actors: {
            checkSupport: fromPromise(() => Promise.resolve(true)),
            startSignIn: fromPromise(() => Promise.resolve(request)),
            promptPasskey: fromPromise(() => Promise.resolve(assertion)),
            finishSignIn: fromPromise(() => Promise.resolve(ann)),
          },
        }),
        emailVerification: emailVerificationMachine.provide({
          actors: {
            watchVisibility: fromCallback<AnyEventObject, undefined>(breakIf('watchVisibility')),
            checkVerified: fromPromise<VerificationStatus, PendingRegistration>(({ input: registration }) => {
              requests.push(['checkVerified', registration]);
              answers.checkVerified = deferred();
              return answers.checkVerified.promise;
            }),
          },
        }),
        fetchBenefits: provideRequest(() => {
          answers.fetchBenefits = deferred();
          return answers.fetchBenefits.promise;
        }),
        signOut: toAttempt(fromPromise(() => answers.signOut.promise)),
      },
      actions: {
        withholdTexts: (_, { userId }) => void log.push(`withheld the texts of ${userId}`),
        persistExpiry: ({ context }) => void log.push(`stored ${context.user?.uuid ?? 'nobody'}`),
        persistUser: ({ context }) => void log.push(`stored ${context.user?.uuid ?? 'nobody'}`),
        reloadPage: write('reloaded'),
        returnToTarget: write('back to the target'),
        redirectHome: write('home'),
        goToVerification: write('to verification'),
        announce: (_, change) => void log.push(`session ${change}`),
      },
    }),
    { input, clock },
  );
  actor.start();
  /** Opens the panel and returns its actor. */
  const open = (mode: PanelMode) => {
    actor.send({ type: 'panel.open', mode });
    const signIn = signInIn(actor);
    if (signIn === undefined) throw new Error('the panel is not open');
    return signIn;
  };
  const setVisibility = (state: 'hidden' | 'shown') =>
    actor.getSnapshot().children.emailVerification?.send({ type: `page.${state}` });
  return { actor, log, requests, answers, clock, open, setVisibility };
}

type AuthActor = ActorRefFrom<typeof authMachine>;

/** The actor of the sign-in panel; undefined where it is closed. */
export const signInIn = (actor: AuthActor) => actor.getSnapshot().children.signIn;

export const phaseIn = (actor: AuthActor) =>
  selectPhase(actor.getSnapshot().children.emailVerification?.getSnapshot());
