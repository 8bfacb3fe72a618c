import { assign, createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  logoutConfirmationMachine,
  selectDraftCount,
  type LogoutConfirmationEvent,
} from '../../../src/machines/auth/logout-confirmation.machine.ts';

describe('logging out', () => {
  test('[S4.3] completes at once without unsent drafts', () => {
    const { actor, log } = start(0);
    expect(selectDraftCount(actor.getSnapshot())).toBe(null);
    expect(log).toEqual(['log out']);
    actor.send({ type: 'session.ended' });
    expect(log).toEqual(['log out']);
  });

  test('[S8.10] asks about unsent drafts first, and can keep them', () => {
    const { actor, log } = start(2);
    expect(selectDraftCount(actor.getSnapshot())).toBe(2);
    expect(log).toEqual([]);
    actor.send({ type: 'drafts.keep' });
    expect(log).toEqual(['log out']);
    expect(selectDraftCount(actor.getSnapshot())).toBe(null);
  });

  test('discards drafts before the session ends, and those stored in the meantime after it', () => {
    const { actor, log } = start(1);
    actor.send({ type: 'drafts.discard' });
    expect(log).toEqual(['remove the drafts of ann', 'log out']);
    actor.send({ type: 'session.ended' });
    expect(selectDraftCount(actor.getSnapshot())).toBe(null);
    actor.send({ type: 'session.ended' });
    expect(log).toEqual(['remove the drafts of ann', 'log out', 'remove the drafts of ann']);
  });

  test('keeps the drafts of a session that started before the previous one ended, and asks again', () => {
    const { actor, log } = start(1);
    actor.send({ type: 'drafts.discard' });
    actor.send({ type: 'session.started' });
    actor.send({ type: 'session.ended' });
    expect(log).toEqual(['remove the drafts of ann', 'log out']);
    actor.send({ type: 'logout.request' });
    expect(selectDraftCount(actor.getSnapshot())).toBe(1);
  });

  test.each(['logout.cancel', 'session.ended', 'session.started'] as const)(
    'does not happen after %s',
    (type) => {
      const { actor, log } = start(1);
      actor.send({ type } satisfies LogoutConfirmationEvent);
      expect(selectDraftCount(actor.getSnapshot())).toBe(null);
      actor.send({ type: 'drafts.discard' });
      expect(log).toEqual([]);
    },
  );
});

/** Starts the machine and requests a logout with `count` unsent drafts. */
function start(count: number) {
  const log: string[] = [];
  const actor = createActor(
    logoutConfirmationMachine.provide({
      actions: {
        countDrafts: assign({ userId: 'ann', count }),
        removeDrafts: (_, { userId }) => void log.push(`remove the drafts of ${userId}`),
        logOut: () => void log.push('log out'),
      },
    }),
  );
  actor.start();
  actor.send({ type: 'logout.request' });
  return { actor, log };
}
