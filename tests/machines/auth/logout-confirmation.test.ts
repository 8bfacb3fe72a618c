import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { logoutConfirmationMachine } from '../../../src/machines/auth/logout-confirmation.machine.ts';
import { selectAskedWords } from '../../../src/machines/auth/logout-confirmation.selectors.ts';
import type {
  KeptWords,
  LogoutConfirmationEvent,
} from '../../../src/machines/auth/logout-confirmation.types.ts';
import { settled } from '../support/deferred.ts';

describe('logging out', () => {
  test('[S4.3] where nothing is unsent it happens at once', async () => {
    const { actor, log } = await start(0);
    expect(selectAskedWords(actor.getSnapshot())).toBe(null);
    expect(log).toEqual(['log out']);
  });

  test('[S8.10] unsent words are asked about first, and may stay', async () => {
    const { actor, log } = await start(2);
    expect(selectAskedWords(actor.getSnapshot())).toBe(2);
    expect(log).toEqual([]);
    actor.send({ type: 'drafts.keep' });
    expect(log).toEqual(['log out']);
    expect(selectAskedWords(actor.getSnapshot())).toBe(null);
  });

  test('they are removed before the session ends, and what was kept meanwhile after it', async () => {
    const { actor, log } = await start(1);
    actor.send({ type: 'drafts.discard' });
    expect(log).toEqual(['remove the words of ann', 'log out']);
    actor.send({ type: 'session.ended' });
    actor.send({ type: 'session.ended' });
    expect(log).toEqual(['remove the words of ann', 'log out', 'remove the words of ann']);
  });

  test('a session that begins before the last one was over keeps its words, and may be left in turn', async () => {
    const { actor, log } = await start(1);
    actor.send({ type: 'drafts.discard' });
    actor.send({ type: 'session.started' });
    actor.send({ type: 'session.ended' });
    expect(log).toEqual(['remove the words of ann', 'log out']);
    actor.send({ type: 'logout.request' });
    await settled();
    expect(selectAskedWords(actor.getSnapshot())).toBe(1);
  });

  test('nothing is asked of somebody whose session ended while their words were looked for', async () => {
    const { actor, log } = await start(1, ['session.ended']);
    expect(selectAskedWords(actor.getSnapshot())).toBe(null);
    expect(log).toEqual([]);
  });

  test.each(['logout.cancel', 'session.ended', 'session.started'] as const)(
    'nothing happens after all when the answer is %s',
    async (type) => {
      const { actor, log } = await start(1);
      actor.send({ type } satisfies LogoutConfirmationEvent);
      expect(selectAskedWords(actor.getSnapshot())).toBe(null);
      actor.send({ type: 'drafts.discard' });
      expect(log).toEqual([]);
    },
  );

  test('where the question cannot be asked, nobody is kept from leaving and everything stays', async () => {
    const { log } = await start(new Error('the texts did not come'));
    expect(log).toEqual(['reported', 'log out']);
  });
});

/** Somebody who asked to log out, with so many unsent texts, and what happened before these were found. */
async function start(found: number | Error, meanwhile: readonly LogoutConfirmationEvent['type'][] = []) {
  const log: string[] = [];
  const actor = createActor(
    logoutConfirmationMachine.provide({
      actors: {
        countDrafts: fromPromise<KeptWords, undefined>(() =>
          found instanceof Error ? Promise.reject(found) : Promise.resolve({ userId: 'ann', count: found }),
        ),
      },
      actions: {
        removeWords: (_, { userId }) => void log.push(`remove the words of ${userId}`),
        logOut: () => void log.push('log out'),
        reportError: () => void log.push('reported'),
      },
    }),
  );
  actor.start();
  actor.send({ type: 'logout.request' });
  for (const type of meanwhile) actor.send({ type });
  await settled();
  return { actor, log };
}
