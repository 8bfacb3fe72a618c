import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reportMachine, selectIsSent, selectSubject } from '../../../src/machines/safety/report.machine.ts';
import { unreachable } from '../chat/chat-samples.ts';
import { subject, draft } from './report.model.ts';

const started = (answers: { report?: Error; block?: Error } = {}) => {
  const requests: unknown[] = [];
  const actor = createActor(
    reportMachine.provide({
      actors: {
        sendReport: fromPromise(async ({ input }) => {
          requests.push(input);
          if (answers.report !== undefined) throw answers.report;
        }),
        blockMate: fromPromise(async ({ input }) => {
          requests.push(input);
          if (answers.block !== undefined) throw answers.block;
        }),
      },
    }),
  ).start();
  return { actor, requests, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) };
};

test('a report contains the subject it was opened for, and is confirmed', async () => {
  const { actor, requests, settled } = started();
  expect(selectSubject(actor.getSnapshot())).toBe(null);
  actor.send({ type: 'report.open', subject });
  expect(selectSubject(actor.getSnapshot())).toEqual(subject);
  actor.send({ type: 'report.submit', draft });
  const snapshot = await settled();
  expect([selectIsSent(snapshot), snapshot.context.failure, requests]).toEqual([
    true,
    null,
    [{ subject, draft }],
  ]);
  actor.send({ type: 'report.close' });
  expect(actor.getSnapshot().context).toEqual({ subject: null, draft: null, failure: null });
});

test('a failed report shows the reason and can be retried', async () => {
  const { actor, settled } = started({ report: unreachable });
  actor.send({ type: 'report.open', subject });
  actor.send({ type: 'report.submit', draft });
  const snapshot = await settled();
  expect([snapshot.value, snapshot.context.failure?.kind]).toEqual([
    { open: { form: 'writing' } },
    'unreachable',
  ]);
  actor.send({ type: 'report.submit', draft });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await settled();
  actor.send({ type: 'report.close' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('a retried report keeps its ID, even if it was edited', async () => {
  const { actor, requests, settled } = started({ report: unreachable });
  actor.send({ type: 'report.open', subject });
  actor.send({ type: 'report.submit', draft });
  await settled();
  actor.send({ type: 'report.submit', draft: { ...draft, clientId: 'report-2', words: 'More' } });
  await settled();
  expect(requests).toEqual([
    { subject, draft },
    { subject, draft: { ...draft, words: 'More' } },
  ]);
});

test('a sent report stays confirmed when the block after it fails', async () => {
  const { actor, settled } = started({ block: unreachable });
  actor.send({ type: 'report.open', subject });
  actor.send({ type: 'report.submit', draft });
  await settled();
  actor.send({ type: 'block.request' });
  expect(selectIsSent(actor.getSnapshot())).toBe(true);
  const snapshot = await settled();
  expect([selectIsSent(snapshot), snapshot.context.failure?.kind]).toEqual([true, 'unreachable']);
  actor.send({ type: 'block.request' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('the mate can be blocked in the same dialog, before or after a report', async () => {
  const { actor, requests, settled } = started();
  actor.send({ type: 'report.open', subject });
  actor.send({ type: 'report.submit', draft });
  await settled();
  actor.send({ type: 'block.request' });
  expect([(await settled()).hasTag('blocked'), requests]).toEqual([true, [{ subject, draft }, { subject }]]);
});
