import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/sessions.ts';
import { sessionRowMachine } from '../../../../src/machines/account/security/session-row.machine.ts';
import * as row from '../../../../src/machines/account/security/session-row.selectors.ts';
import type { SessionRef } from '../../../../src/machines/account/security/session-row.types.ts';
import { sessionsMachine } from '../../../../src/machines/account/security/sessions.machine.ts';
import {
  selectConfirmation,
  selectEntries,
  selectIsReady,
} from '../../../../src/machines/account/security/sessions.selectors.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { settled } from '../../support/deferred.ts';
import { ownSession, phoneSession, unknownSession } from '../session-samples.ts';

/** Starts the page with two sessions in other browsers; `ends` are the answers to the sign-outs. */
const start = async (ends: ReadonlyArray<() => Promise<null>> = []) => {
  const left = [...ends];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const endSession = fromPromise<null, SessionRef>(({ input }) => {
    log.push(`end ${input.sessionId}`);
    return (left.shift() ?? never)();
  });
  const actor = createActor(
    sessionsMachine.provide({
      actors: {
        fetchSessions: provideRequest<readonly Session[]>(() =>
          Promise.resolve([ownSession, phoneSession, unknownSession]),
        ),
        endOthers: toConfirmation(
          fromPromise<null, undefined>(() => {
            log.push('end others');
            return done();
          }),
        ),
        sessionRow: sessionRowMachine.provide({ actors: { endSession } }),
      },
    }),
    { clock },
  ).start();
  await settled();
  const listed = () => selectEntries(actor.getSnapshot()).map(({ session }) => session.sessionId);
  const rowOf = (index: number) => {
    const ref = selectEntries(actor.getSnapshot())[index]?.ref;
    if (ref === null || ref === undefined) throw new Error(`Row ${index} cannot be ended.`);
    return ref;
  };
  return { actor, clock, log, listed, rowOf };
};

const done = () => Promise.resolve(null);
const never = () => new Promise<null>(() => {});

describe('sessions', () => {
  test('each session of another browser is ended at once and leaves the list', async () => {
    const { actor, log, listed, rowOf } = await start([done]);
    expect(selectEntries(actor.getSnapshot()).map(({ ref }) => ref === null)).toEqual([true, false, false]);
    rowOf(1).send({ type: 'session.end' });
    expect(row.selectIsBusy(rowOf(1).getSnapshot())).toBe(true);
    rowOf(1).send({ type: 'session.end' });
    await settled();
    expect([listed(), log]).toEqual([['session-1', 'session-3'], ['end session-2']]);
  });

  test('a failed sign-out is reported at its row and repeated there, while the others go on', async () => {
    const { listed, rowOf } = await start([() => Promise.reject(unreachable), done, done]);
    const failing = rowOf(1);
    failing.send({ type: 'session.end' });
    rowOf(2).send({ type: 'session.end' });
    await settled();
    expect([listed(), row.selectFailure(failing.getSnapshot())?.kind]).toEqual([
      ['session-1', 'session-2'],
      'unreachable',
    ]);
    failing.send({ type: 'session.end' });
    expect(row.selectFailure(failing.getSnapshot())).toBeNull();
    await settled();
    expect(listed()).toEqual(['session-1']);
  });

  test('[S8.10] a sign-out that is not answered within 15 seconds can be repeated', async () => {
    const { clock, log, rowOf } = await start();
    rowOf(1).send({ type: 'session.end' });
    clock.increment(15_000);
    expect(row.selectIsSlow(rowOf(1).getSnapshot())).toBe(true);
    rowOf(1).send({ type: 'session.end' });
    expect([row.selectIsSlow(rowOf(1).getSnapshot()), log.length]).toEqual([false, 2]);
  });

  test('all others are ended after a confirmation', async () => {
    const { actor, log, listed } = await start();
    const confirmation = () => selectConfirmation(actor.getSnapshot());
    actor.send({ type: 'others.end' });
    confirmation()?.send({ type: 'action.cancel' });
    await settled();
    expect([listed().length, log, confirmation()]).toEqual([3, [], undefined]);
    actor.send({ type: 'others.end' });
    confirmation()?.send({ type: 'action.confirm' });
    await settled();
    expect([listed(), log]).toEqual([['session-1'], ['end others']]);
    actor.send({ type: 'others.end' });
    expect([confirmation(), selectIsReady(actor.getSnapshot())]).toEqual([undefined, true]);
  });
});
