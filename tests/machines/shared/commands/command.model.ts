import { commandMachine } from '../../../../src/machines/shared/commands/command.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../../mates/catalogue-samples.ts';

/** The inputs: a command that may be sent twice, one that must not, and one that ends with its failure. */
export const idempotent = { like: 'message-1' };
export const once = { copy: 'room-1' };
export const attempt = { exchanges: 0 };

export const model = modelOf(
  commandMachine.provide({
    guards: {
      isIdempotent: ({ context }) => context.params === idempotent,
      isFinal: ({ context }) => context.params === attempt,
    },
  }),
  {
    events: {},
    actors: { execute: { done: [true], error: [unreachable] } },
    inputs: [idempotent, once, attempt],
  },
);
