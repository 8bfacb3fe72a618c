import { renewalMachine } from '../../src/machines/renewal.machine.ts';
import { modelOf } from '../model/model.ts';
import { message, page, unreachable } from './chat-samples.ts';

export const model = modelOf(renewalMachine, {
  input: { roomId: 'room-1' },
  events: {},
  actors: {
    watchPage: { error: [new Error('nothing to watch')] },
    readPage: { done: [page([message(30)], true)], error: [unreachable] },
  },
  rests: ['unwatched'],
});
