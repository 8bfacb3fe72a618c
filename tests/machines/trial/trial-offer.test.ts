import { createActor, fromEventObservable } from 'xstate';
import { expect, test } from 'vitest';
import {
  trialOfferMachine,
  selectOfferedName,
  type TrialReport,
} from '../../../src/machines/trial/trial-offer.machine.ts';
import { observe } from '../../../src/services/shared/from-async-source.ts';

const wren = { mateId: 'wren', name: 'Wren' };

test('a chat that is found is offered until it is gone', () => {
  const { actor } = start();
  expect(actor.getSnapshot().hasTag('offered')).toBe(false);
  expect(selectOfferedName(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'trial.found', trial: wren });
  expect(selectOfferedName(actor.getSnapshot())).toBe('Wren');
  actor.send({ type: 'trial.missing' });
  expect(selectOfferedName(actor.getSnapshot())).toBeNull();
});

test('accepting opens its page, and dismissing declines it', () => {
  const { actor, log } = start();
  actor.send({ type: 'trial.found', trial: wren });
  actor.send({ type: 'offer.accept' });
  expect(selectOfferedName(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'trial.found', trial: wren });
  actor.send({ type: 'offer.dismiss' });
  expect(selectOfferedName(actor.getSnapshot())).toBeNull();
  expect(log).toEqual(['open wren', 'decline wren']);
});

function start() {
  const log: string[] = [];
  const actor = createActor(
    trialOfferMachine.provide({
      actors: {
        watchTrials: fromEventObservable<TrialReport, undefined>(() =>
          observe<TrialReport>(() => new Promise(() => {})),
        ),
      },
      actions: {
        openTrial: (_, { trial }) => void log.push(`open ${trial?.mateId}`),
        declineTrial: (_, { trial }) => void log.push(`decline ${trial?.mateId}`),
      },
    }),
  ).start();
  return { actor, log };
}
