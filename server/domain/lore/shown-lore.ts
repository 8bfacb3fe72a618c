import type { Line } from '../../companions/companion.ts';
import type { MateProfile } from '../../content/mate-profile.ts';
import type { CompiledBook, CompiledEntry } from '../../companions/lore/compile-book.ts';
import { fillText } from '../../companions/lore/fill-book.ts';
import { FoundKeys } from '../../companions/lore/keys/found-keys.ts';
import type { Database } from '../../store/database.ts';
import { toSceneLines } from './known-lore.ts';
import { openBook } from './open-book.ts';

/** An entry that a prompt had, as its reader sees it. */
export interface ShownLore {
  readonly name: string;
  /** The key of it that the conversation, or another entry of the prompt, has; '' for none. */
  readonly key: string;
  /** The name of its book; '' for that of the card. */
  readonly book: string;
}

interface Answered {
  readonly roomId: string;
  readonly mate: Pick<MateProfile, 'mateId' | 'shortName'>;
  readonly person: string;
  /** The answered message with the lines before it, oldest first. */
  readonly lines: readonly Line[];
}

/** Returns the names, keys and books of entries by their versions, without those that no book has any more. */
export const readShownLore = async (
  database: Database,
  versions: readonly string[],
  { roomId, mate, person, lines }: Answered,
): Promise<ReadonlyMap<string, ShownLore>> => {
  const names = { mate: mate.shortName, person };
  const compiled =
    versions.length === 0 ? null : await openBook(database, { mateId: mate.mateId, roomId, names });
  if (compiled === null) {
    return new Map();
  }
  const shown = compiled.entries.filter(({ entry }) => versions.includes(entry.version));
  const found = await FoundKeys.find(compiled, toSceneLines(lines, compiled.deepest, { mate, person }));
  const following = shown.filter(({ entry }) => !entry.endsRecursion);
  await found.addEntries(following.map(({ entry }) => fillText(entry.content, names)));
  return new Map(
    shown.map((one) => {
      const { version, name, part } = one.entry;
      const book = compiled.book.parts[part]?.title ?? '';
      return [version, { name, key: keyOf(one, found, compiled), book }];
    }),
  );
};

const keyOf = (
  { entry, keys }: CompiledEntry,
  found: FoundKeys,
  { book, keys: written }: CompiledBook,
): string => {
  const depth = entry.scanDepth ?? book.scanDepth;
  const key = keys.find((id) => found.has(id, depth));
  return key === undefined ? '' : (written[key] ?? '');
};
