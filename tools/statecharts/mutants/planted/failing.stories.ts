import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { lampMachine } from './lamp.machine.ts';

test('a lamp is never on', () => {
  const lamp = createActor(lampMachine).start();
  lamp.send({ type: 'lamp.press' });
  expect(lamp.getSnapshot().value).toBe('off');
});
