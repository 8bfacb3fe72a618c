import { fromPromise } from 'xstate';
import { exportCompanion } from '../../../contract/companion-file.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { ApiError } from '../http/api-error.ts';
import { createHttp, type HttpOptions } from '../http/http.ts';
import { download } from '../browser/download-file.ts';
import { importCode } from '../shared/import-code.ts';

/** Which part of an account is exported: all of it, or a mate with its chats. */
type Scope = { readonly mateId?: string };

/** The same with the passphrase; '' for none. */
type FileExport = Scope & { readonly passphrase: string };

/** Asks for a passphrase, and downloads the file. `fileName`: without its ending. */
export const exportFileActor = <Part extends Scope>(http: HttpOptions, fileName: () => string) =>
  toConfirmation<void, FileExport, Part>(
    fromPromise(({ input, signal }) => exportFile(http, input, { name: fileName(), signal })),
  );

/** Downloads what the user has as one file, encrypted with the passphrase before it leaves the page. Rejects with an `ApiError`. */
const exportFile = async (
  http: HttpOptions,
  { passphrase, ...scope }: FileExport,
  { name, signal }: { readonly name: string; readonly signal: AbortSignal },
): Promise<void> => {
  const { response } = await createHttp(http).openStream(exportCompanion, scope, signal);
  const { body } = response;
  if (body === null) throw new ApiError('unreachable', 'The file is empty.');
  try {
    const file = passphrase === '' ? body : await lock(body, passphrase);
    const blob = await new Response(file).blob();
    const ending = passphrase === '' ? '' : '.age';
    download(`${name}.mates${ending}`, blob, 'application/octet-stream');
  } catch (cause) {
    throw new ApiError('unreachable', 'The connection broke.', { cause });
  }
};

const lock = async (file: ReadableStream<Uint8Array>, passphrase: string) => {
  const { encrypted } = await importCode(() => import('./encryption.ts'));
  return encrypted(file, passphrase);
};
