import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { reportMachine } from '../../../src/machines/safety/report.machine.ts';
import { safetyMachine } from '../../../src/machines/safety/safety.machine.ts';
import {
  selectCrisisHelp,
  selectAiDisclosure,
  selectReport,
} from '../../../src/machines/safety/safety.selectors.ts';
import { subject } from './report.model.ts';

test('one that dies is told of and no view finds it any more; the others live on', () => {
  const reported: unknown[] = [];
  const mistake = new Error('a mistake');
  const actor = createActor(
    safetyMachine.provide({
      actors: {
        report: reportMachine.provide({
          actions: {
            setSubject() {
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
  expect([selectReport(snapshot), selectAiDisclosure(snapshot)?.id, selectCrisisHelp(snapshot)?.id]).toEqual([
    undefined,
    'aiDisclosure',
    'crisisHelp',
  ]);
});
