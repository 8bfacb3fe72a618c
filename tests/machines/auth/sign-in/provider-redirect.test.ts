import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { providerRedirectMachine } from '../../../../src/machines/auth/sign-in/provider-redirect.machine.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';

test('[S8.10] nothing is said once the user stops waiting for the address of a provider', () => {
  const clock = new SimulatedClock();
  const actor = createActor(
    providerRedirectMachine.provide({
      actors: { requestProviderRedirect: toAttempt(fromPromise(() => new Promise<never>(() => {}))) },
    }),
    { clock, input: { provider: 'google' } },
  ).start();
  clock.increment(15_000);
  actor.getSnapshot().children.requestProviderRedirect?.send({ type: 'command.cancel' });
  expect(actor.getSnapshot().output).toEqual({ notice: null, failure: null });
});
