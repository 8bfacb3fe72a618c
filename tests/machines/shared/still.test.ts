import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { stillMachine } from '../../../src/machines/shared/still.machine.ts';

test('[S2.17] a page without a flow is ready at once', () => {
  const actor = createActor(stillMachine).start();
  expect(actor.getSnapshot().value).toEqual('shown');
});
