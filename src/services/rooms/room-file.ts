import * as v from 'valibot';
import type { InputErrorId } from '../../../contract/input-error.ts';
import { ImportedRoomFile, maxRoomFileBytes } from '../../../contract/rooms/room-file.ts';
import { beginsAsJson, decodeText } from '../shared/decode-text.ts';
import type { RoomFileProblem } from '../../machines/rooms/room-import.machine.ts';
import { ExpectedError } from '../shared/expected-error.ts';

/** A file that cannot be imported. */
export class RoomFileError extends ExpectedError {
  override readonly name = 'RoomFileError';
  readonly reason: RoomFileProblem;

  constructor(reason: RoomFileProblem) {
    super(`The file is refused: ${reason}.`);
    this.reason = reason;
  }
}

/** Returns the room of the file, checked as the server checks it. Throws `RoomFileError`. */
export async function readRoomFile(
  file: Pick<Blob, 'size' | 'arrayBuffer'> | null,
): Promise<ImportedRoomFile> {
  if (file === null) throw new RoomFileError('damaged');
  // UTF-16 takes up to twice as much as UTF-8, of which the limit is.
  if (file.size > 2 * maxRoomFileBytes) throw new RoomFileError('large');
  const text = toText(new Uint8Array(await file.arrayBuffer()));
  if (new Blob([text]).size > maxRoomFileBytes) throw new RoomFileError('large');
  const result = v.safeParse(ImportedRoomFile, parsed(text), { abortEarly: true });
  if (!result.success) throw new RoomFileError(problems[result.issues[0].message] ?? 'damaged');
  return result.output;
}

const problems: Readonly<Record<string, RoomFileProblem>> = {
  roomFileDamaged: 'damaged',
  roomFileNewer: 'newer',
  roomFileTextTooLong: 'text',
  roomFileTooLong: 'long',
} satisfies Partial<Record<InputErrorId, RoomFileProblem>>;

function toText(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === null) throw new RoomFileError(beginsAsJson(bytes) ? 'encoding' : 'damaged');
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RoomFileError('damaged');
  }
}
