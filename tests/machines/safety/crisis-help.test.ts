import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { crisisHelpMachine } from '../../../src/machines/safety/crisis-help.machine.ts';

const started = async () => {
  const stored: string[] = [];
  const actor = createActor(
    crisisHelpMachine.provide({
      actors: { detectRegion: fromPromise(() => Promise.resolve('US')) },
      actions: { storeRegion: (_, { region }) => stored.push(region) },
    }),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  return { actor, stored };
};

test('uses the browser’s country until another one is chosen and stored', async () => {
  const { actor, stored } = await started();
  expect(actor.getSnapshot().context.region).toBe('US');
  actor.send({ type: 'region.choose', region: 'DE' });
  expect([actor.getSnapshot().context.region, stored]).toEqual(['DE', ['DE']]);
});

test('dismissed helplines stay hidden for that message, and can be opened again', async () => {
  const { actor } = await started();
  actor.send({ type: 'card.close', seq: 4 });
  expect(actor.getSnapshot().context.closedAt).toBe(4);
  actor.send({ type: 'card.close', seq: 8 });
  expect(actor.getSnapshot().context.closedAt).toBe(8);
  actor.send({ type: 'card.open' });
  expect(actor.getSnapshot().context.closedAt).toBe(0);
});
