import type { ImportedRoomFile } from '../../../contract/room-file.ts';
import type { Failure } from '../shared/failure.ts';

/**
 * Why a file cannot be imported: it is too `large`, no exported conversation or `damaged`, of a `newer` version, has too many
 * messages (`long`), or one that is too long (`text`).
 */
export type RoomFileProblem = 'large' | 'damaged' | 'encoding' | 'newer' | 'long' | 'text';

/** A file that was read and checked, with the id that makes its import idempotent. */
export interface RoomToImport {
  readonly clientRoomId: string;
  readonly file: ImportedRoomFile;
}

export interface RoomImportContext {
  /** Null before a file was read. */
  readonly room: RoomToImport | null;
  /** Why the file was refused on this page; null where it was not. */
  readonly problem: RoomFileProblem | null;
  /** Why the server did not import it; null where it was not asked. */
  readonly failure: Failure | null;
}

export type RoomImportEvent =
  /** The file is in the input of the page. */
  { readonly type: 'file.choose' } | { readonly type: 'import.retry' } | { readonly type: 'import.cancel' };

const problems: readonly unknown[] = [
  'large',
  'damaged',
  'encoding',
  'newer',
  'long',
  'text',
] satisfies RoomFileProblem[];

const isProblem = (value: unknown): value is RoomFileProblem => problems.includes(value);

/** Returns why a file was refused. One that could not be read for any other reason counts as damaged. */
export const toProblem = (error: unknown): RoomFileProblem =>
  typeof error === 'object' && error !== null && 'problem' in error && isProblem(error.problem)
    ? error.problem
    : 'damaged';
