import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { lampMachine } from './lamp.machine.ts';

test('a lamp is on for a while', () => {
  const clock = new SimulatedClock();
  const lamp = createActor(lampMachine, { clock }).start();
  lamp.send({ type: 'lamp.press' });
  expect(lamp.getSnapshot().value).toBe('on');
  expect(lamp.getSnapshot().context.presses).toBe(1);
  clock.increment(300);
  expect(lamp.getSnapshot().value).toBe('off');
});
