import { ApiError } from '../http/api-error.ts';
import { trustedScriptUrl } from '../browser/trusted-script-url.ts';
import { workerPath } from '../../worker/protocol.ts';

/** Registers the service worker, by a Trusted Types policy that permits its URL and no other. */
export const registerWorker = async (workers: ServiceWorkerContainer): Promise<void> => {
  try {
    await workers.register(trustedScriptUrl('worker', workerPath));
  } catch (cause) {
    if (isFaulty(cause)) throw cause;
    throw new ApiError('unreachable', 'The worker could not be registered.', { cause });
  }
};

/** Whether the code of the worker is at fault. Else its file did not load, or the browser forbids workers: the page does without. */
const isFaulty = (error: unknown): boolean =>
  error instanceof Error && /evaluation failed|threw an exception|unsupported MIME/i.test(error.message);
