import type { Line, MateProfile } from '../../companions/companion.ts';
import type { CompiledBook, CompiledEntry } from '../../companions/lore/compile-book.ts';
import { FoundKeys } from '../../companions/lore/found-keys.ts';
import type { Database } from '../../store/database.ts';
import { toSceneLines } from './known-lore.ts';
import { openBook } from './open-book.ts';

/** An entry that a prompt had, as its reader sees it. */
export interface ShownLore {
  readonly name: string;
  /** The key of it that the conversation, or another entry of the prompt, has; '' for none. */
  readonly key: string;
}

interface Answered {
  readonly mate: Pick<MateProfile, 'mateId' | 'shortName'>;
  readonly person: string;
  /** What was answered, with the lines before it, oldest first. */
  readonly lines: readonly Line[];
}

/** Returns the names and keys of entries by their versions, without those that the book no longer has. */
export const readShownLore = async (
  database: Database,
  versions: readonly string[],
  { mate, person, lines }: Answered,
): Promise<ReadonlyMap<string, ShownLore>> => {
  const names = { mate: mate.shortName, person };
  const compiled = versions.length === 0 ? null : await openBook(database, mate.mateId, names);
  if (compiled === null) {
    return new Map();
  }
  const shown = compiled.entries.filter(({ entry }) => versions.includes(entry.version));
  const found = new FoundKeys(compiled, toSceneLines(lines, compiled.deepest, { mate, person }));
  for (const { entry } of shown) {
    if (!entry.endsRecursion) found.addEntry(entry.content);
  }
  return new Map(
    shown.map((one) => [one.entry.version, { name: one.entry.name, key: keyOf(one, found, compiled) }]),
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
