import * as v from 'valibot';
import {
  CompanionIndex,
  companionPaths,
  maxJsonPartBytes,
} from '../../../contract/account/companion-file.ts';
import type { ImportItem, ImportPreview } from '../../machines/imports/import.reducers.ts';
import { UnreadError, type UnreadReason } from '../imports/found.ts';
import { BlobReader, TextWriter, ZipReader } from '../mates/cards/zip-library.ts';

/** How many files of an archive are looked at to find the list of its content, which is the last one. */
const maxFiles = 20_000;

/** Returns the list of what is in a companion file; null for any other archive. Throws `UnreadError`. */
export const readIndex = async (file: Blob): Promise<CompanionIndex | null> => {
  const text = await readText(file);
  if (text === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), CompanionIndex), text);
  if (!read.success) throw new UnreadError(reasonOf(read.issues));
  return read.output;
};

const reasonOf = (issues: readonly { readonly message: string }[]): UnreadReason =>
  issues.some(({ message }) => message === 'roomFileNewer') ? 'newer' : 'damaged';

const readText = async (file: Blob): Promise<string | null> => {
  const archive = new ZipReader(new BlobReader(file), { filenameValidation: 'tolerant' });
  let count = 0;
  for await (const entry of archive.getEntriesGenerator()) {
    count += 1;
    if (count > maxFiles) return null;
    if (entry.filename === companionPaths.index && !entry.directory) {
      if (entry.uncompressedSize > maxJsonPartBytes) throw new UnreadError('large');
      return entry.getData(new TextWriter(), { checkSignature: true });
    }
  }
  return null;
};

/** Returns what the user can choose of it. The ids are those that `/companion/import` knows. */
export const toPreview = (index: CompanionIndex): Pick<ImportPreview, 'items' | 'characters'> => {
  const names = new Map(index.mates.map(({ id, name }) => [id, name]));
  const item = (kind: ImportItem['kind'], id: string, name: string, messages = 0): ImportItem => ({
    id,
    kind,
    name,
    characterId: null,
    messages,
    broken: 0,
  });
  const hasLists = [index.favorites, index.blocks, index.follows, index.followedTags].some(
    (list) => list.length > 0,
  );
  return {
    items: [
      ...index.mates.flatMap(({ id, name, own }) => (own ? [item('mate', `mate:${id}`, name)] : [])),
      ...index.rooms.map(({ id, title, mateId, messages }) =>
        item('chat', `room:${id}`, title || (names.get(mateId) ?? ''), messages),
      ),
      ...index.personas.map(({ id, name }) => item('persona', `persona:${id}`, name)),
      ...index.lorebooks.map(({ id, name }) => item('book', `book:${id}`, name)),
      ...(hasLists || index.mates.length > 0 ? [item('list', 'list:lists', '')] : []),
    ],
    characters: [],
  };
};
