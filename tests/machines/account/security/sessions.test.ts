import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/account/sessions.ts';
import {
  sessionsMachine,
  type SessionRef,
} from '../../../../src/machines/account/security/sessions.machine.ts';
import { selectCommand } from '../../../../src/machines/shared/commands/row-commands.ts';
import { selectFailure, toCommand } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { settled } from '../../support/deferred.ts';
import { ownSession, phoneSession, unknownSession } from '../session-samples.ts';

const done = () => Promise.resolve(null);
const never = () => new Promise<null>(() => {});

/** Starts the page with two sessions in other browsers; `ends` and `endOthers` are the answers to the sign-outs. */
const start = async (ends: ReadonlyArray<() => Promise<null>> = [], endOthers = done) => {
  const left = [...ends];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    sessionsMachine.provide({
      actors: {
        fetchSessions: provideRequest<readonly Session[]>(() =>
          Promise.resolve([ownSession, phoneSession, unknownSession]),
        ),
        endSession: toCommand(
          fromPromise<SessionRef, SessionRef>(async ({ input }) => {
            log.push(`end ${input.sessionId}`);
            await (left.shift() ?? never)();
            return input;
          }),
          { isIdempotent: false },
        ),
        endOthers: toConfirmation(
          fromPromise<null, undefined>(() => {
            log.push('end others');
            return endOthers();
          }),
        ),
      },
    }),
    { clock },
  ).start();
  await settled();
  const listed = () => actor.getSnapshot().context.sessions.map(({ sessionId }) => sessionId);
  const end = (sessionId: string) => actor.send({ type: 'session.end', sessionId });
  const endingOf = (sessionId: string) => selectCommand(`end.${sessionId}`)(actor.getSnapshot());
  return { actor, clock, log, listed, end, endingOf };
};

describe('sessions', () => {
  test('each session of another browser is ended at once and leaves the list', async () => {
    const { log, listed, end } = await start([done]);
    end('session-2');
    end('session-2');
    await settled();
    expect([listed(), log]).toEqual([['session-1', 'session-3'], ['end session-2']]);
  });

  test('a failed sign-out is reported at its row and repeated there, while the others go on', async () => {
    const { listed, end, endingOf } = await start([() => Promise.reject(unreachable), done, done]);
    end('session-2');
    end('session-3');
    await settled();
    expect([listed(), selectFailure(endingOf('session-2')?.getSnapshot())?.kind]).toEqual([
      ['session-1', 'session-2'],
      'unreachable',
    ]);
    end('session-2');
    await settled();
    expect(listed()).toEqual(['session-1']);
  });

  test('[S8.10] the list is loaded again once the user stops waiting for a sign-out', async () => {
    const { actor, clock, end, endingOf } = await start();
    end('session-2');
    clock.increment(15_000);
    endingOf('session-2')?.send({ type: 'command.cancel' });
    expect([actor.getSnapshot().matches('ready'), endingOf('session-2')]).toEqual([false, undefined]);
    await settled();
    expect(actor.getSnapshot().matches('ready')).toBe(true);
  });

  test('all others are ended after a confirmation', async () => {
    const { actor, log, listed } = await start();
    const confirmation = () => actor.getSnapshot().children.endOthers;
    expect(confirmation()).toBeUndefined();
    actor.send({ type: 'others.end' });
    confirmation()?.send({ type: 'action.cancel' });
    await settled();
    expect([listed().length, log, confirmation()]).toEqual([3, [], undefined]);
    actor.send({ type: 'others.end' });
    confirmation()?.send({ type: 'action.confirm' });
    await settled();
    expect([listed(), log]).toEqual([['session-1'], ['end others']]);
    actor.send({ type: 'others.end' });
    expect([confirmation(), actor.getSnapshot().matches('ready')]).toEqual([undefined, true]);
  });

  test('[S8.10] the list is loaded again once the user stops waiting for the end of all others', async () => {
    const { actor, clock } = await start([], never);
    actor.send({ type: 'others.end' });
    actor.getSnapshot().children.endOthers?.send({ type: 'action.confirm' });
    clock.increment(15_000);
    actor.getSnapshot().children.endOthers?.send({ type: 'action.cancel' });
    expect(actor.getSnapshot().matches('ready')).toBe(false);
    await settled();
    expect(actor.getSnapshot().matches('ready')).toBe(true);
  });
});
