import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { reportMachine } from '../../src/machines/report.machine.ts';
import { wellbeingMachine } from '../../src/machines/wellbeing.machine.ts';
import { selectHelpLines, selectPresence, selectReport } from '../../src/machines/wellbeing.selectors.ts';
import { subject } from './report.model.ts';

test('one that dies is told of and no view finds it any more; the others live on', () => {
  const reported: unknown[] = [];
  const mistake = new Error('a mistake');
  const actor = createActor(
    wellbeingMachine.provide({
      actors: {
        report: reportMachine.provide({
          actions: {
            keepSubject() {
              throw mistake;
            },
          },
        }),
      },
      actions: { reportError: (_, { error }) => reported.push(error) },
    }),
  ).start();
  selectReport(actor.getSnapshot())?.send({ type: 'report.open', subject });
  const snapshot = actor.getSnapshot();
  expect(reported).toContain(mistake);
  expect([selectReport(snapshot), selectPresence(snapshot)?.id, selectHelpLines(snapshot)?.id]).toEqual([
    undefined,
    'presence',
    'helpLines',
  ]);
});
