import workerFile from './encryption-worker.ts?worker&url';
import type { EncryptionResult, EncryptionTask } from './encryption.types.ts';
import { trustedScriptUrl } from '../browser/trusted-script-url.ts';

/** A policy can be made once. */
let workerUrl: string | undefined;

/** Locks or opens a file beside the page, which stays responsive. Rejects where the worker cannot be loaded. */
export const runEncryption = (task: EncryptionTask): Promise<EncryptionResult['file']> =>
  new Promise((resolve, reject) => {
    workerUrl ??= trustedScriptUrl('encryption', workerFile);
    const worker = new Worker(workerUrl, { type: 'module' });
    const end = (): void => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<EncryptionResult>) => {
      resolve(data.file);
      end();
    });
    worker.addEventListener('error', () => {
      reject(new TypeError('The worker for encryption could not be loaded.'));
      end();
    });
    worker.postMessage(task);
  });
