import { confirmationMachine } from '../../../../src/machines/shared/commands/confirmation.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';

export const model = modelOf(confirmationMachine, {
  events: {},
  actors: { execute: { done: [true], error: [unreachable] } },
  input: { roomId: 'room-1' },
});
