import { decrypted, encrypted } from './encryption.ts';
import type { EncryptionResult, EncryptionTask } from './encryption.types.ts';

/** Runs beside the page: the key of a passphrase takes a second of a fast processor, by design. */
addEventListener('message', ({ data }: MessageEvent<EncryptionTask>) => {
  void run(data).then((result) => postMessage(result));
});

async function run({ kind, file, passphrase }: EncryptionTask): Promise<EncryptionResult> {
  try {
    if (kind === 'open') return { file: await decrypted(file, passphrase) };
    return { file: await new Response(await encrypted(file.stream(), passphrase)).blob() };
  } catch {
    return { file: undefined };
  }
}
