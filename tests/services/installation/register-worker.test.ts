import { expect, test } from 'vitest';
import { registerWorker } from '../../../src/services/installation/register-worker.ts';

/** A browser that answers each registration with this error. */
const refusing = (refusal: Error) =>
  Object.assign(new EventTarget(), { register: () => Promise.reject(refusal) }) as never;

test.each([
  new TypeError('Failed to register a ServiceWorker: An unknown error occurred when fetching the script.'),
  new DOMException('The operation is insecure.', 'SecurityError'),
])('a worker that does not load, or is forbidden, is foreseen: %s', async (error) => {
  await expect(registerWorker(refusing(error))).rejects.toMatchObject({ kind: 'unreachable', cause: error });
});

test('a worker whose code fails is a fault', async () => {
  const fault = new TypeError('Failed to register a ServiceWorker: ServiceWorker script evaluation failed');
  await expect(registerWorker(refusing(fault))).rejects.toBe(fault);
});
