import { compileBook } from '../../../../server/companions/lore/compile-book.ts';
import { fire, type Firing } from '../../../../server/companions/lore/fire.ts';
import type { LoreBook } from '../../../../server/companions/lore/lore-book.ts';
import { readBook } from '../../../../server/companions/lore/read-book.ts';
import { waitLimit } from '../../../support/time-limits.ts';
import type { FireOptions, Scene } from '../../../../server/companions/lore/scene.ts';

/** Where it is written what a case expects. */
export const st = (section: string): string => `SillyTavern documentation, World Info: ${section}`;
export const v2 = (field: string): string => `Character Card V2 specification: ${field}`;
export const v3 = (field: string): string => `Character Card V3 specification: ${field}`;
export const stCode = (what: string): string => `SillyTavern, public/scripts/world-info.js: ${what}`;
export const risu = (what: string): string => `RisuAI, src/ts/process/lorebook.svelte.ts: ${what}`;
export const ours = (why: string): string => `Ours, decision 080: ${why}`;

type Fields = Readonly<Record<string, unknown>>;

export interface LoreCase {
  readonly name: string;
  readonly source: string;
  /** Entries of a world file of SillyTavern, or else of a card's book. Without a title, an entry is named by its first key. */
  readonly world?: readonly Fields[];
  readonly card?: readonly Fields[];
  /** Fields of the book. */
  readonly book?: Fields;
  /** Oldest first; the last one is the user's, the one before the mate's, and so on. */
  readonly says: readonly string[];
  readonly scene?: Partial<Scene>;
  readonly options?: Partial<FireOptions>;
  /** The names of the entries that fire, in the order in which they stay when the budget is exhausted. */
  readonly fires: readonly string[];
}

export const sceneOf = ({ says, scene }: LoreCase): Scene => ({
  lines: says.toReversed().map((text, index) => ({ speaker: index % 2 === 0 ? 'Ada' : 'Iris', text })),
  messages: says.length,
  replies: Math.floor(says.length / 2),
  mate: { names: ['Iris Vale', 'Iris'], tags: ['Fantasy'] },
  effects: [],
  ...scene,
});

const sourceOf = ({ world, card = [], book }: Pick<LoreCase, 'world' | 'card' | 'book'>): unknown =>
  world === undefined
    ? { ...book, entries: card.map((entry) => ({ content: 'Text.', ...entry })) }
    : {
        ...book,
        entries: Object.fromEntries(world.map((entry, uid) => [uid, { uid, content: 'Text.', ...entry }])),
      };

export const bookOf = async (one: Pick<LoreCase, 'world' | 'card' | 'book'>): Promise<LoreBook> => {
  const book = await readBook(sourceOf(one));
  if (book === null) throw new Error('There is no book.');
  return book;
};

/** Fires the book of a case. A budget counts letters. */
export const fireCase = async (one: LoreCase): Promise<Firing> =>
  fire(await compileBook(await bookOf(one)), sceneOf(one), {
    names: { mate: 'Iris', person: 'Ada' },
    budget: Infinity,
    sizeOf: (text) => text.length,
    random: () => 0.5,
    patience: waitLimit,
    ...one.options,
  });
