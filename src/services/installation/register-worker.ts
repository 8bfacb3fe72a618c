import { ApiError } from '../http/api-error.ts';
import { workerPath } from '../../worker/protocol.ts';

/** The part of Trusted Types that is used; browsers without them take the text. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => unknown };
}

/** Registers the service worker, by a Trusted Types policy that permits its URL and no other. */
export const registerWorker = async (workers: ServiceWorkerContainer): Promise<void> => {
  try {
    await workers.register(trustedPath());
  } catch (cause) {
    if (isFaulty(cause)) throw cause;
    throw new ApiError('unreachable', 'The worker could not be registered.', { cause });
  }
};

/** Whether the code of the worker is at fault. Else its file did not load, or the browser forbids workers: the page does without. */
const isFaulty = (error: unknown): boolean =>
  error instanceof Error && /evaluation failed|threw an exception|unsupported MIME/i.test(error.message);

const trustedPath = (): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('worker', {
    createScriptURL(url) {
      if (url !== workerPath) throw new TypeError('The policy permits the service worker only.');
      return url;
    },
  });
  // `register` takes a trusted URL where the browser has such, which its type does not say.
  return (policy?.createScriptURL(workerPath) ?? workerPath) as string;
};
