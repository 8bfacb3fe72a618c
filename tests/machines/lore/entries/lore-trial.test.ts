import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { loreTrialMachine } from '../../../../src/machines/lore/entries/lore-trial.machine.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { crash } from '../../support/crash.ts';
import { settled } from '../../support/deferred.ts';
import { tested } from '../lore-samples.ts';

/** The trial of a book. Each request is answered with the same result, unless `isPending`. */
function start({ isPending = false } = {}) {
  const clock = new SimulatedClock();
  const texts: string[] = [];
  const resumed: unknown[] = [];
  const machine = loreTrialMachine.provide({
    actors: {
      testBook: provideRequest(({ input }: { readonly input: { readonly text: string } }) => {
        texts.push(input.text);
        return isPending ? new Promise(() => {}) : Promise.resolve(tested);
      }),
    },
    actions: { resumeText: (_, input) => void resumed.push(input) },
  });
  const actor = createActor(machine, { clock, input: { bookId: 'book-1' } }).start();
  const type = async (text: string) => {
    actor.send({ type: 'trial.change', text });
    clock.increment(300);
    await settled();
  };
  return { actor, clock, texts, resumed, type };
}

test('[29.3] messages are tested once the user pauses, and again after the book has changed', async () => {
  const { actor, clock, texts, resumed } = start();
  clock.increment(300);
  expect(texts).toEqual([]);
  actor.send({ type: 'trial.change', text: 'Is' });
  clock.increment(299);
  actor.send({ type: 'trial.change', text: 'Is it dark?' });
  clock.increment(299);
  expect(texts).toEqual([]);
  clock.increment(1);
  await settled();
  expect(texts).toEqual(['Is it dark?']);
  expect(actor.getSnapshot().context.result).toEqual(tested);
  actor.send({ type: 'book.changed' });
  await settled();
  expect(texts).toEqual(['Is it dark?', 'Is it dark?']);
  actor.send({ type: 'trial.change', text: ' ' });
  expect(actor.getSnapshot().context.result).toBe(null);
  expect(actor.getSnapshot().context.text).toBe(' ');
  expect(resumed).toHaveLength(1);
});

test('a book that changes while a message is tested, or after the test has failed, is tested again', async () => {
  const { actor, texts, type } = start({ isPending: true });
  await type('Is it dark?');
  actor.send({ type: 'book.changed' });
  await settled();
  expect(texts).toHaveLength(2);
  crash(actor, 'request');
  actor.send({ type: 'book.changed' });
  await settled();
  expect(texts).toHaveLength(3);
});
