import { fromPromise } from 'xstate';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import type { HttpOptions } from '../http/http.ts';
import { download } from '../browser/download-file.ts';
import { importCode } from '../shared/import-code.ts';
import { fetchCompanion } from './fetch-companion.ts';

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
  const file = await fetchCompanion(http, scope, signal);
  const ending = passphrase === '' ? '' : '.age';
  const saved = passphrase === '' ? file : await lock(file, passphrase);
  signal.throwIfAborted();
  download(`${name}.mates${ending}`, saved, 'application/octet-stream');
};

const lock = async (file: Blob, passphrase: string): Promise<Blob> => {
  const { runEncryption } = await importCode(() => import('./encryption-task.ts'));
  const locked = await runEncryption({ kind: 'lock', file, passphrase });
  if (locked === undefined || locked === null) throw new TypeError('The file could not be encrypted.');
  return locked;
};
