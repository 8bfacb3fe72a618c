import type { LoreOutcome, LoreTest } from '../../../../contract/lore/lorebook-test.ts';
import type { MateProfile } from '../../../content/mate-profile.ts';
import { compileBook, type CompiledBook } from '../../../companions/lore/compile-book.ts';
import { fillBook, fillText } from '../../../companions/lore/fill-book.ts';
import { fire, type Firing } from '../../../companions/lore/fire.ts';
import type { LoreEntry } from '../../../companions/lore/lore-book.ts';
import type { LoreMiss } from '../../../companions/lore/match-entry.ts';
import type { Scene } from '../../../companions/lore/scene.ts';
import { maxLoreTokens } from '../../../companions/prompt/sections/lore.ts';
import { mapInTurns } from '../../../shared/event-loop.ts';
import { RecentlyUsed } from '../../../shared/recently-used.ts';
import type { Database } from '../../../store/database.ts';
import { isSexualAboutMinors } from '../../../text-safety/minors.ts';
import { estimateTokens } from '../estimate-tokens.ts';
import { getMate } from '../../mates/catalogue.ts';
import type { Viewer } from '../../mates/mate-access.ts';
import { readReaderName } from '../../mates/named-mate.ts';
import { bookNotFound, getBookRow } from './own-books.ts';
import { readUsedBook } from './read-own-book.ts';

interface TestBook extends Viewer {
  readonly bookId: string;
  /** Null where entries for other mates count too. */
  readonly mateId: string | null;
  /** The oldest first; the last one is the user's. */
  readonly messages: readonly string[];
  readonly seed: number;
}

interface Talk {
  readonly messages: readonly string[];
  readonly mate: Pick<MateProfile, 'name' | 'shortName' | 'tags'> | null;
  /** The name of the person in the texts of a mate. */
  readonly person: string;
}

interface OpenBook {
  readonly compiled: CompiledBook;
  readonly idOf: ReadonlyMap<LoreEntry, string>;
}

/** How long a test may wait for patterns: those of a book that was just written are compiled first. In milliseconds. */
const patience = 5000;

/** Books that are being written, which are tested with each sentence. */
const open = new RecentlyUsed<OpenBook>(20);

/** Says what of a book of the user's fires for messages, and what does not. Throws `notFound` for another book, and as `getMate` does. */
export const testBook = async (
  database: Database,
  { messages, mateId, seed, ...owner }: TestBook,
): Promise<LoreTest> => {
  const { book_id: bookId, revision } = await getBookRow(database, owner);
  const mate = mateId === null ? null : await getMate(database, mateId, owner);
  const person = await readReaderName(database, owner.userId);
  const names = { mate: mate?.shortName ?? 'Mate', person };
  const { compiled, idOf } = await open.get(JSON.stringify([bookId, revision, names]), () =>
    openBook(database, bookId, names),
  );
  const firing = await fire(compiled, toScene({ messages, mate, person }), {
    names,
    budget: maxLoreTokens,
    sizeOf: estimateTokens,
    random: randomOf(seed),
    patience,
  });
  return toTest(firing, { names, idOf });
};

const openBook = async (
  database: Database,
  bookId: string,
  names: { readonly mate: string; readonly person: string },
): Promise<OpenBook> => {
  const used = await readUsedBook(database, bookId);
  if (used === null) throw bookNotFound();
  const book = await fillBook(used.book, names);
  return {
    compiled: await compileBook(book),
    idOf: new Map(book.entries.map((entry, index) => [entry, used.entryIds[index] ?? ''])),
  };
};

/** Without a mate nobody has a name, so that none fires an entry. */
const toScene = ({ messages, mate, person }: Talk): Scene => ({
  lines: messages.toReversed().map((text, index) => ({
    speaker: mate === null ? '' : index % 2 === 0 ? person : mate.shortName,
    text,
  })),
  messages: messages.length,
  replies: Math.floor(messages.length / 2),
  mate: mate === null ? null : { names: [mate.name, mate.shortName], tags: mate.tags },
  effects: [],
});

interface Sources {
  readonly names: { readonly mate: string; readonly person: string };
  readonly idOf: ReadonlyMap<LoreEntry, string>;
}

const toTest = async ({ fired, missed }: Firing, { names, idOf }: Sources): Promise<LoreTest> => {
  const firing = await mapInTurns(fired, ({ entry, text, cause, scan }) => {
    const key = cause.kind === 'key' ? cause.key : '';
    const isRefused = isSexualAboutMinors(`${entry.name}\n${text}`);
    const outcome: LoreOutcome = isRefused
      ? { kind: 'refused', key }
      : cause.kind === 'key'
        ? { kind: 'key', key }
        : { kind: 'always' };
    const tokens = estimateTokens(text);
    return { entryId: idOf.get(entry) ?? '', tokens, scan: isRefused ? 0 : scan, outcome };
  });
  const others = await mapInTurns(missed, ([{ entry }, miss]) => {
    const outcome = toOutcome(miss);
    const tokens = estimateTokens(fillText(entry.content, names));
    return outcome === null ? [] : [{ entryId: idOf.get(entry) ?? '', tokens, scan: 0, outcome }];
  });
  return {
    entries: [...firing, ...others.flat()],
    tokens: firing.reduce((sum, { tokens, scan }) => sum + (scan === 0 ? 0 : tokens), 0),
    budget: maxLoreTokens,
  };
};

/** Null for an entry that the page says enough about: it is disabled, or has no key in the messages. */
const toOutcome = ({ why, key }: LoreMiss): LoreOutcome | null =>
  why === 'disabled' || why === 'unknown' ? null : { kind: why, key };

/** Returns numbers from 0 to 1 that are the same for a seed (Steele and Vigna's SplitMix, with 32 bits). */
const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x9e37_79b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
};
