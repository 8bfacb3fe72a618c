import type { ImportedLorebook } from '../../../../contract/lorebook.ts';
import type { Failure } from '../../shared/failure.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';
import type { FileImportTag } from '../../shared/commands/file-import.selectors.ts';

/**
 * Why a file cannot be imported: it is too `large`, neither a text nor a card (`unreadable`), a text that is not Unicode (`encoding`),
 * or its bytes are wrong (`damaged`). The server says why it found no lorebook in a text.
 */
export type BookFileProblem = 'large' | 'unreadable' | 'encoding' | 'damaged';

/** A file that was read, with the id that makes its import idempotent. */
export interface BookToImport {
  readonly clientId: string;
  /** The name of the file, for a book without a name. */
  readonly name: string;
  readonly text: string;
}

export interface BookImportInput {
  readonly parentRef: ParentRef<{ readonly type: 'books.outdated' }>;
}

export interface BookImportContext extends BookImportInput {
  /** Null before a file was read. */
  readonly book: BookToImport | null;
  /** Why the file was refused on this page; null where it was not. */
  readonly problem: BookFileProblem | null;
  /** Why the server did not import it; null where it was not asked. */
  readonly failure: Failure | null;
  /** What was imported and what was not; null before. */
  readonly report: ImportedLorebook | null;
}

export type BookImportEvent =
  /** The file is in the input of the page. */
  { readonly type: 'file.choose' } | { readonly type: 'import.retry' } | { readonly type: 'import.close' };

export type BookImportTag = FileImportTag | 'reported';

const problems: readonly unknown[] = [
  'large',
  'unreadable',
  'encoding',
  'damaged',
] satisfies BookFileProblem[];

const isProblem = (value: unknown): value is BookFileProblem => problems.includes(value);

/** Returns why a file was refused, from the error of reading it. */
export const toProblem = (error: unknown): BookFileProblem =>
  typeof error === 'object' && error !== null && 'reason' in error && isProblem(error.reason)
    ? error.reason
    : 'unreadable';
