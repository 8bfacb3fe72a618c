import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { loreTrialMachine } from '../../../../src/machines/lore/entries/lore-trial.machine.ts';
import { selectResult } from '../../../../src/machines/lore/entries/lore-trial.selectors.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { settled } from '../../support/deferred.ts';
import { tested } from '../lore-samples.ts';

test('[29.3] messages are tested once the user pauses, and again after the book has changed', async () => {
  const clock = new SimulatedClock();
  const texts: string[] = [];
  let restored = 0;
  const machine = loreTrialMachine.provide({
    actors: {
      testBook: provideRequest(({ input }: { readonly input: { readonly text: string } }) => {
        texts.push(input.text);
        return Promise.resolve(tested);
      }),
    },
    actions: { resumeText: () => void (restored += 1) },
  });
  const actor = createActor(machine, { clock, input: { bookId: 'book-1' } }).start();
  actor.send({ type: 'trial.change', text: 'Is' });
  clock.increment(299);
  actor.send({ type: 'trial.change', text: 'Is it dark?' });
  clock.increment(299);
  expect(texts).toEqual([]);
  clock.increment(1);
  await settled();
  expect(texts).toEqual(['Is it dark?']);
  expect(selectResult(actor.getSnapshot())).toEqual(tested);
  actor.send({ type: 'book.changed' });
  await settled();
  expect(texts).toEqual(['Is it dark?', 'Is it dark?']);
  actor.send({ type: 'trial.change', text: ' ' });
  expect(selectResult(actor.getSnapshot())).toBe(null);
  expect(restored).toBe(1);
});
