import { mineMachine } from '../../src/machines/mine.machine.ts';
import { modelOf } from '../model/model.ts';
import { ada, missingCall } from './account-samples.ts';
import { expired, unreachable } from './catalogue-samples.ts';

export const model = modelOf(mineMachine, {
  events: {},
  actors: { fetchProfile: { done: [ada], error: [unreachable, expired, missingCall] } },
  view: ({ profile }) => ({ isKnown: profile !== null }),
  rests: ['ready'],
});
