import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import { signInMachine } from '../../../src/machines/auth/sign-in/sign-in.machine.ts';
import type {
  PanelMode,
  PendingRegistration,
  RedirectUrl,
  SignInResult,
} from '../../../src/machines/auth/sign-in/sign-in.types.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { deferred } from '../support/deferred.ts';

export const credentials = { email: 'ann@example.org', password: 'correct horse' };

/** Starts the machine with calls that the test settles, and logs every effect. */
export function start(mode: PanelMode, isWatchable = true) {
  const log: string[] = [];
  const requests: [string, unknown][] = [];
  const clock = new SimulatedClock();
  const answers = {
    signIn: deferred<SignInResult>(),
    signUp: deferred<PendingRegistration>(),
    requestProviderRedirect: deferred<RedirectUrl>(),
  };
  const actor = createActor(
    signInMachine.provide({
      actors: {
        signIn: fromPromise(({ input }) => {
          requests.push(['signIn', input]);
          return answers.signIn.promise;
        }),
        signUp: fromPromise(({ input }) => {
          requests.push(['signUp', input]);
          return answers.signUp.promise;
        }),
        requestProviderRedirect: fromPromise(({ input }) => {
          requests.push(['requestProviderRedirect', input]);
          return answers.requestProviderRedirect.promise;
        }),
        watchReturn: fromCallback<AnyEventObject, undefined>(() => {
          if (!isWatchable) throw new Error('nothing to watch');
        }),
      },
      actions: {
        redirectTo: (_, redirectUrl) => void log.push(`left for ${redirectUrl}`),
        withdrawFailure: () => {
          if (log.at(-1)?.startsWith('notified') === true) log.push('withdrew the notification');
        },
        selectPassword: () => void log.push('focus on the password'),
        showToast: (_, toast) =>
          void log.push(`notified: ${'error' in toast ? toFailure(toast.error).message : ''}`),
        logFailure: (_, { kind, code }) => void log.push(`logged ${kind} ${code}`),
        reportError: (_, { error }) => void log.push(`raised: ${toFailure(error).message}`),
      },
    }),
    { input: { mode }, clock },
  );
  actor.start();
  return { actor, log, requests, answers, clock };
}
