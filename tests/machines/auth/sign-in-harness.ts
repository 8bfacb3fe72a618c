import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyEventObject,
  type NonReducibleUnknown,
} from 'xstate';
import type { Providers } from '../../../contract/sign-in/provider.ts';
import { signInMachine } from '../../../src/machines/auth/sign-in/sign-in.machine.ts';
import {
  providerRedirectMachine,
  type RedirectUrl,
} from '../../../src/machines/auth/sign-in/provider-redirect.machine.ts';
import { selectRequest } from '../../../src/machines/auth/sign-in/sign-in.selectors.ts';
import type { PanelMode, SignInResult } from '../../../src/machines/auth/sign-in/sign-in.reducers.ts';
import { toAttempt } from '../../../src/machines/shared/commands/command.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { deferred } from '../support/deferred.ts';

export const credentials = { email: 'ann@example.org', password: 'correct horse' };

/** Starts the machine with calls that the test settles, and logs every effect. */
export function start(mode: PanelMode, isWatchable = true) {
  const log: string[] = [];
  const requests: [string, unknown][] = [];
  const clock = new SimulatedClock();
  const answers = {
    fetchProviders: deferred<Providers>(),
    signIn: deferred<SignInResult>(),
    signUp: deferred<SignInResult>(),
    requestProviderRedirect: deferred<RedirectUrl>(),
  };
  const attempt = <Result, Params extends NonReducibleUnknown>(name: string, answer: () => Promise<Result>) =>
    toAttempt(
      fromPromise<Result, Params>(({ input }) => {
        requests.push([name, input]);
        return answer();
      }),
    );
  const actor = createActor(
    signInMachine.provide({
      actors: {
        fetchProviders: fromPromise(() => answers.fetchProviders.promise),
        signIn: attempt('signIn', () => answers.signIn.promise),
        signUp: attempt('signUp', () => answers.signUp.promise),
        providerRedirect: providerRedirectMachine.provide({
          actors: {
            requestProviderRedirect: attempt(
              'requestProviderRedirect',
              () => answers.requestProviderRedirect.promise,
            ),
            watchReturn: fromCallback<AnyEventObject, undefined>(() => {
              if (!isWatchable) throw new Error('nothing to watch');
            }),
          },
          actions: { redirectTo: (_, redirectUrl) => void log.push(`left for ${redirectUrl}`) },
        }),
      },
      actions: {
        withdrawFailure: () => {
          if (log.at(-1)?.startsWith('notified') === true) log.push('withdrew the notification');
        },
        selectPassword: () => void log.push('focus on the password'),
        showToast: (_, toast) =>
          void log.push(`notified: ${'error' in toast ? toFailure(toast.error).message : ''}`),
      },
    }),
    { input: { mode, mate: null }, clock },
  );
  actor.start();
  return { actor, log, requests, answers, clock };
}

/** Stops waiting for the request that runs, after fifteen seconds. */
export function stopWaiting({ actor, clock }: Pick<ReturnType<typeof start>, 'actor' | 'clock'>): void {
  clock.increment(15_000);
  const snapshot = actor.getSnapshot();
  const request =
    selectRequest(snapshot) ??
    snapshot.children.providerRedirect?.getSnapshot().children.requestProviderRedirect;
  request?.send({ type: 'command.cancel' });
}
