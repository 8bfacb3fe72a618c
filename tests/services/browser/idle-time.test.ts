import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleTime } from '../../../src/services/browser/idle-time.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work starts when the browser reports that it is idle, or after a second', async () => {
  const requestIdleCallback = vi.fn<typeof globalThis.requestIdleCallback>((report) => {
    report({ didTimeout: false, timeRemaining: () => 0 });
    return 1;
  });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  await idleTime();
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 1000 });
});

test('work starts after a second in a browser that does not report it', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const started = vi.fn<() => void>();
  const waiting = idleTime().then(started);
  await vi.advanceTimersByTimeAsync(999);
  expect(started).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(started).toHaveBeenCalledOnce();
});
