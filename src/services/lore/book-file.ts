import { cutText } from '../../../contract/letters.ts';
import { maxLorebookFileLength, lorebookLimits } from '../../../contract/lore/lorebook.ts';
import type { BookFileProblem, BookToImport } from '../../machines/lore/import/book-import.machine.ts';
import { beginsAsJson, decodeText } from '../shared/decode-text.ts';
import { newId } from '../../../contract/new-id.ts';
import { importCode } from '../shared/import-code.ts';
import { ExpectedError } from '../shared/expected-error.ts';

/** A file that cannot be imported. */
export class BookFileError extends ExpectedError {
  override readonly name = 'BookFileError';
  readonly reason: BookFileProblem;

  constructor(reason: BookFileProblem) {
    super(`The file is refused: ${reason}.`);
    this.reason = reason;
  }
}

/** Reads a JSON file, or a card with a lorebook. Throws `BookFileError`, or `CardError` for a card. */
export async function readBookFile(file: File | null): Promise<BookToImport> {
  if (file === null) throw new BookFileError('unreadable');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = beginsAsJson(bytes) || bytes[0] === 0xef ? textIn(bytes) : await textInCard(bytes);
  return { clientId: newId(), name: nameOf(file), text };
}

function textIn(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === null) throw new BookFileError('encoding');
  if (text.length > maxLorebookFileLength) throw new BookFileError('large');
  return text;
}

async function textInCard(bytes: Uint8Array): Promise<string> {
  const { textInFile } = await importCode(() => import('../mates/cards/card-file.ts'));
  return textInFile(bytes);
}

/** The name of the file without its extension. */
const nameOf = ({ name }: File): string =>
  cutText(name.replace(/\.\w+$/u, ''), lorebookLimits.name).trim() || 'Lorebook';
