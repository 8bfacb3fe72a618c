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
  await workers.register(trustedPath());
};

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
