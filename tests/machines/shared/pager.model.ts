import { createActor } from 'xstate';
import { pagerMachine } from '../../../src/machines/shared/pager.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { stub } from 'statechart-tools/explorer/stub';
import { unreachable } from '../mates/catalogue-samples.ts';

const unsupported = new ApiError('rejected', 'This server does not know the call.', { code: 404 });
const parentRef = createActor(stub());

export const model = modelOf(pagerMachine, {
  events: {},
  actors: {
    fetchPage: {
      done: [
        { page: 'second', next: 3 },
        { page: 'last', next: null },
      ],
      error: [unreachable, unsupported],
    },
  },
  inputs: [
    { next: 2, parentRef },
    { next: null, parentRef },
  ],
  view: ({ next }) => next,
  rests: ['end'],
});
