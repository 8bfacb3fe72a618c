import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { HelpReport } from '../../../contract/safety.ts';
import { safetyPageMachine } from '../../../src/machines/safety/safety-page.machine.ts';
import {
  selectIsAbsent,
  selectIsBusy,
  selectIsFailed,
  selectYears,
} from '../../../src/machines/safety/safety-page.selectors.ts';
import { notOffered } from '../account/blocked-mates.model.ts';
import { unreachable } from '../chat/chat-samples.ts';
import { report } from './safety-page.model.ts';

const started = (answers: (HelpReport | Error)[]) => {
  const actor = createActor(
    safetyPageMachine.provide({
      actors: {
        fetchReport: fromPromise<HelpReport, undefined>(async () => {
          const answer = answers.shift() ?? unreachable;
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      },
    }),
  ).start();
  return { actor, settled: () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot)) };
};

test('the yearly count comes by itself, and again on wish when it did not', async () => {
  const { actor, settled } = started([unreachable, report]);
  expect(selectIsFailed(await settled())).toBe(true);
  actor.send({ type: 'load.retry' });
  expect(selectYears(await settled())).toEqual([{ year: 2026, offered: 3 }]);
});

test('a host that does not count leaves the count out', async () => {
  expect(selectIsAbsent(await started([notOffered]).settled())).toBe(true);
});
