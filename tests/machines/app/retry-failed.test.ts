import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { retryFailed } from '../../../src/app/failures/retry-failed.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { supervised } from '../../../src/machines/shared/supervised.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { settled } from '../support/deferred.ts';

test('[S8.10] what could not be reached loads again when the network returns, and a refusal does not', async () => {
  const calls: string[] = [];
  const failing = (name: string, error: ApiError) =>
    provideRequest<string>(() => {
      calls.push(name);
      return Promise.reject(error);
    });
  const part = setup({ actors: { request: failing('nested', unreachable) } }).createMachine({
    invoke: { id: 'request', src: 'request' },
  });
  const page = setup({
    actors: {
      reached: failing('reached', unreachable),
      refused: failing('refused', new ApiError('rejected', 'No.', { code: 4030 })),
      unsupported: failing('unsupported', new ApiError('rejected', 'No such call.', { code: 404 })),
      part: supervised(part),
    },
  }).createMachine({
    invoke: [
      { id: 'reached', src: 'reached' },
      { id: 'refused', src: 'refused' },
      { id: 'unsupported', src: 'unsupported' },
      { id: 'part', src: 'part' },
    ],
  });
  const root = createActor(page).start();
  await settled();
  expect(calls.splice(0).toSorted()).toEqual(['nested', 'reached', 'refused', 'unsupported']);
  retryFailed(root);
  await settled();
  expect(calls.toSorted()).toEqual(['nested', 'reached']);
});
