import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ageGateMachine } from '../../../src/machines/safety/age-gate.machine.ts';
import * as select from '../../../src/machines/safety/age-gate.selectors.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { confirmed, doubted, refused, unknown, wrongDay } from './age-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';
import { start } from './age-gate-harness.ts';

describe('the age step', () => {
  test('[S2.28] asks nothing before the user is about to chat', () => {
    const { value, log } = start();
    expect(value()).toBe('unknown');
    expect(log).toEqual([]);
  });

  test('[S2.28] a user with a confirmed age is not asked again', async () => {
    const { actor, value, log, requestAge } = start({ status: [confirmed] });
    await requestAge();
    expect(value()).toEqual({ confirmed: 'idle' });
    expect(actor.getSnapshot().hasTag('asking')).toBe(false);
    await requestAge();
    expect(log).toEqual(['read']);
  });

  test('[S2.28] submits a birth date once and notifies the screen', async () => {
    const { actor, value, log, requestAge, submitBirthDate } = start({
      status: [unknown],
      submits: [confirmed],
    });
    await requestAge();
    expect(value()).toBe('asking');
    await submitBirthDate('1990-05-17');
    expect(value()).toEqual({ confirmed: 'idle' });
    expect(actor.getSnapshot().context.adult).toBe(true);
    expect(log).toEqual(['read', 'tell 1990-05-17', 'told']);
  });

  test('[S2.28] rejects a user who is too young until the time from the host, then asks again', async () => {
    const { actor, value, log, requestAge, submitBirthDate } = start({
      status: [unknown, unknown],
      submits: [refused],
    });
    await requestAge();
    await submitBirthDate('2020-01-01');
    expect(value()).toBe('refused');
    expect(actor.getSnapshot().context.until).toBe(refused.until);
    await requestAge(refused.until - 1);
    expect(value()).toBe('refused');
    await requestAge(refused.until);
    expect(value()).toBe('asking');
    expect(log).toEqual(['read', 'tell 2020-01-01', 'read']);
  });

  test.each([unknown, refused, confirmed])(
    '[S2.28] the minimum age is 18 until the host names another: $status',
    async (status) => {
      const { actor, requestAge } = start({ status: [{ ...status, minimumAge: 21 }] });
      expect(actor.getSnapshot().context.minimumAge).toBe(18);
      await requestAge();
      expect(actor.getSnapshot().context.minimumAge).toBe(21);
    },
  );

  test('[S2.28] an invalid date can be corrected', async () => {
    expect([null, toFailure(wrongDay), toFailure(unreachable)].map(select.toProblem)).toEqual([
      null,
      'noSuchDay',
      'failed',
    ]);
    const { value, requestAge, submitBirthDate } = start({
      status: [unknown],
      submits: [wrongDay, confirmed],
    });
    await requestAge();
    await submitBirthDate('2001-02-30');
    expect(value()).toBe('asking');
    await submitBirthDate('1990-05-17');
    expect(value()).toEqual({ confirmed: 'idle' });
  });

  test('[S2.28] asks about the sentence that was read so, and one answer restores everything', async () => {
    const { actor, value, log, deny } = start({ status: [doubted], adult: { ...confirmed, nfsw: true } });
    await sendAndSettle(actor, { type: 'age.required' });
    expect([value(), actor.getSnapshot().context.sentence]).toEqual(['doubted', 'I am 13']);
    expect(actor.getSnapshot().children.submitBirthDate).toBeUndefined();
    await deny();
    expect([value(), actor.getSnapshot().context.nfsw]).toEqual([{ confirmed: 'idle' }, true]);
    expect(log).toEqual(['read', 'misunderstood', 'told']);
  });

  test('[S2.28] a sentence that was deleted is not quoted', async () => {
    const { actor } = start({ status: [{ ...unknown, doubted: true }] });
    await sendAndSettle(actor, { type: 'age.required' });
    expect(actor.getSnapshot().hasTag('doubted')).toBe(true);
    expect(actor.getSnapshot().context.sentence).toBeNull();
  });

  test('[S2.28] [S3.3] discards the status of the previous user', async () => {
    const { actor, value, requestAge, changeUser } = start({ status: [{ ...confirmed, nfsw: true }] });
    await requestAge();
    expect(actor.getSnapshot().context.nfsw).toBe(true);
    changeUser();
    expect(value()).toBe('unknown');
    expect(actor.getSnapshot().context.nfsw).toBe(false);
    expect(actor.getSnapshot().context.adult).toBe(false);
  });
});

describe('mature content', () => {
  test('[S3.3] an adult can turn it on and off, as confirmed by the host', async () => {
    const { actor, log, requestAge } = start({ status: [confirmed] });
    await requestAge();
    for (const wanted of [true, false]) {
      actor.send({ type: 'nfsw.choose', wanted });
      expect(actor.getSnapshot().children.saveMatureContent).toBeDefined();
      await settled();
      expect(actor.getSnapshot().context.nfsw).toBe(wanted);
    }
    expect(log.slice(1)).toEqual(['wish true', 'shown true', 'wish false', 'shown false']);
  });

  test('[S3.3] a choice that the host rejects changes nothing and is reported', async () => {
    const { actor, log, requestAge } = start({ status: [confirmed], choice: unreachable });
    await requestAge();
    await sendAndSettle(actor, { type: 'nfsw.choose', wanted: true });
    expect(actor.getSnapshot().context.nfsw).toBe(false);
    expect(actor.getSnapshot().children.saveMatureContent).toBeUndefined();
    expect(log.slice(1)).toEqual(['wish true', 'requestFailed']);
  });

  test('[S3.3] is unavailable below 18 and for an unknown age', async () => {
    const { actor, log, requestAge } = start({ status: [{ ...confirmed, adult: false, nfsw: true }] });
    actor.send({ type: 'nfsw.choose', wanted: true });
    await requestAge();
    await sendAndSettle(actor, { type: 'nfsw.choose', wanted: true });
    expect(log).toEqual(['read']);
    expect(actor.getSnapshot().context.nfsw).toBe(false);
  });
});

test('[S2.28] the age can be asked where the session cannot be watched', () => {
  const actor = createActor(ageGateMachine).start();
  actor.send({ type: 'age.request', at: 0 });
  expect(actor.getSnapshot().matches('checking')).toBe(true);
});
