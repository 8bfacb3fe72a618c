import { expect, test } from 'vitest';
import { apiPaths } from '../../scripts/lib/api-proxy.mjs';
import { everyCall } from '../server/every-call/calls.ts';

test('the development proxy forwards every call of the contract to the server', async () => {
  const paths = (await everyCall()).map(({ call }) => call.path);
  expect(paths.filter((path) => !apiPaths.some((prefix) => path.startsWith(prefix)))).toEqual([]);
});
