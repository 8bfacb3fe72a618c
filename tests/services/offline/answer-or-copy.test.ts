import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { answerOrCopy } from '../../../src/services/offline/answer-or-copy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const copy = () => Promise.resolve('copy');
const none = () => Promise.resolve(null);
const failing = (failure: Error) => Promise.reject<string>(failure);
const rejected = (c: number) => new ApiError('rejected', 'No.', { code: c });

test('an answer in time is shown, whatever is stored', async () => {
  expect(await answerOrCopy(Promise.resolve('answer'), copy)).toBe('answer');
});

test.each([
  ['is not reached', new ApiError('unreachable', 'no answer')],
  ['is at fault', rejected(code.serverError)],
  ['stops', rejected(code.unavailable)],
  ['has too many requests', rejected(code.tooMany)],
])('where the server %s the copy is shown', async (_, error) => {
  expect(await answerOrCopy(failing(error), copy)).toBe('copy');
  await expect(answerOrCopy(failing(error), none)).rejects.toBe(error);
});

test.each([rejected(code.notFound), rejected(code.forbidden), new ApiError('expired', 'login expired')])(
  'what the server refuses is no reason to show a copy: %s',
  async (error) => {
    await expect(answerOrCopy(failing(error), copy)).rejects.toBe(error);
  },
);

test('an answer that takes longer than three seconds is not waited for where there is a copy', async () => {
  const never = new Promise<string>(() => undefined);
  const shown = answerOrCopy(never, copy);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await shown).toBe('copy');
  const late = new Promise<string>((resolve) => void setTimeout(() => resolve('answer'), 20_000));
  const waited = answerOrCopy(late, none);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await waited).toBe('answer');
});
