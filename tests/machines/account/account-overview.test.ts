import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../contract/account.ts';
import { accountOverviewMachine } from '../../../src/machines/account/account-overview.machine.ts';
import {
  selectFailure,
  selectIsSlow,
  selectProfile,
} from '../../../src/machines/account/account-overview.selectors.ts';
import { ada, missingCall } from './account-samples.ts';
import { expired, refuse, unreachable } from '../mates/catalogue-samples.ts';
import { settled } from '../support/deferred.ts';

const start = (...answers: ReadonlyArray<() => Promise<Profile>>) => {
  const left = [...answers];
  const clock = new SimulatedClock();
  const fetchProfile = fromPromise<Profile, undefined>(() => (left.shift() ?? refuse)());
  const actor = createActor(accountOverviewMachine.provide({ actors: { fetchProfile } }), { clock });
  actor.start();
  return { actor, clock };
};

describe('mine', () => {
  test('[S2.21] the page shows who one is, with the address masked', async () => {
    const { actor } = start(() => Promise.resolve(ada));
    await settled();
    expect(actor.getSnapshot().value).toBe('ready');
    expect(selectProfile(actor.getSnapshot())).toEqual(ada);
  });

  test('[S2.21] a host without profiles still shows everything else', async () => {
    const { actor } = start(() => Promise.reject(missingCall));
    await settled();
    expect(actor.getSnapshot().value).toBe('ready');
    expect(selectProfile(actor.getSnapshot())).toBeNull();
  });

  test('[S8.10] a failure is told, and trying again helps', async () => {
    const { actor } = start(
      () => Promise.reject(unreachable),
      () => Promise.resolve(ada),
    );
    await settled();
    expect(selectFailure(actor.getSnapshot())?.kind).toBe('unreachable');
    actor.send({ type: 'load.retry' });
    await settled();
    expect(selectProfile(actor.getSnapshot())).toEqual(ada);
    expect(selectFailure(actor.getSnapshot())).toBeNull();
  });

  test('[S8.2] an ended session is told as such', async () => {
    const { actor } = start(() => Promise.reject(expired));
    await settled();
    expect(selectFailure(actor.getSnapshot())?.kind).toBe('expired');
  });

  test('[S8.10] after fifteen seconds the slow call can be retried', async () => {
    const { actor, clock } = start(
      () => new Promise(() => {}),
      () => Promise.resolve(ada),
    );
    clock.increment(15_000);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'load.retry' });
    await settled();
    expect(actor.getSnapshot().value).toBe('ready');
  });
});
