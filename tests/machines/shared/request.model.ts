import { requestMachine } from '../../../src/machines/shared/request.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../mates/catalogue-samples.ts';

export const unsupported = new ApiError('rejected', 'This host does not offer the call.', { code: 5010 });

export const model = modelOf(requestMachine, {
  input: 'input',
  events: {},
  actors: { fetch: { done: ['output'], error: [unreachable, unsupported] } },
  view: () => null,
  rests: ['unsupported'],
});
