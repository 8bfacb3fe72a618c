import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { ExpectedError } from '../../../src/services/shared/expected-error.ts';
import { report } from '../../../src/services/shared/report.ts';

let reported: unknown[];
let logged: unknown[][];
beforeEach(() => {
  reported = [];
  logged = [];
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error));
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void logged.push(words));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['the network is away', new ApiError('unreachable', 'The server could not be reached.')],
  ['a session has expired', new ApiError('expired', 'Please sign in again.')],
  ['the server refuses', new ApiError('rejected', 'No.')],
  ['a reply was cut', new ApiError('stream', 'The connection broke.')],
  [
    'Chrome',
    new TypeError(
      'Failed to fetch dynamically imported module: https://mates.example/assets/recent-chats-Ab1.js',
    ),
  ],
  ['Firefox', new TypeError('error loading dynamically imported module: https://mates.example/assets/x.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['a forbidden storage', new DOMException('The operation is insecure.', 'SecurityError')],
  ['a full storage', new DOMException('It is full.', 'QuotaExceededError')],
  ['a closed dialog of the browser', new DOMException('The user said no.', 'NotAllowedError')],
])('what is foreseen is logged and no uncaught error: %s', (_, error) => {
  report(error);
  expect(reported).toEqual([]);
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('mates.example');
});

test('what the user is told is neither reported nor logged', () => {
  report(new ExpectedError('This is no picture.'));
  expect([reported, logged]).toEqual([[], []]);
});

test.each([
  new TypeError('x is not a function'),
  new Error('boom'),
  new DOMException('The node is no child.', 'NotFoundError'),
  'text',
])('a fault is reported: %s', (error) => {
  report(error);
  expect(reported).toEqual([error]);
  expect(logged).toEqual([]);
});
