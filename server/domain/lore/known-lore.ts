import type { KnownLore, Line } from '../../companions/companion.ts';
import type { MateProfile } from '../../content/mate-profile.ts';
import type { CompiledBook } from '../../companions/lore/compile-book.ts';
import { fire, type FiredEntry } from '../../companions/lore/fire.ts';
import type { LoreEffect, Scene } from '../../companions/lore/scene.ts';
import { mapInTurns } from '../../shared/event-loop.ts';
import { isSexualAboutMinors } from '../../text-safety/minors.ts';
import type { Database } from '../../store/database.ts';
import { readEffects } from './lore-effects.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { openBook } from './open-book.ts';

/** The entries that fired for an answer, those to retain longest first, and the effects to store with it. */
export interface RoomLore {
  readonly lore: readonly KnownLore[];
  readonly effects: readonly LoreEffect[];
}

export interface LoreInput {
  readonly roomId: string;
  readonly mate: MateProfile;
  /** The name of the person in the texts of the mate. */
  readonly person: string;
  /** The message to be answered, with those before it, oldest first. */
  readonly lines: readonly Line[];
  /** The `seq` of that message. */
  readonly seq: number;
  /** Whether to return all entries that could fire by another chance, as for judging what is written. */
  readonly isExhaustive?: boolean;
}

/** No prompt has space for more, in tokens by estimate. */
const maxTokens = 8192;
/** So much of the conversation is scanned at most, in UTF-16 units; the newest lines count first. */
const maxText = 64_000;

/** Returns what of the lorebooks of a conversation fires for an answer. */
export const readLore = async (database: Database, input: LoreInput): Promise<RoomLore> => {
  const names = { mate: input.mate.shortName, person: input.person };
  const { roomId, mate } = input;
  const compiled = await openBook(database, { mateId: mate.mateId, roomId, names });
  if (compiled === null) {
    return { lore: [], effects: [] };
  }
  const scene = await readScene(database, compiled, input);
  const { fired, effects } = await fire(compiled, scene, {
    names,
    budget: maxTokens,
    sizeOf: estimateTokens,
    random: Math.random,
    isExhaustive: input.isExhaustive ?? false,
  });
  const safe = await mapInTurns(fired, (one) =>
    isSexualAboutMinors(`${one.entry.name}\n${one.text}`) ? [] : [toKnown(one)],
  );
  return { lore: safe.flat(), effects };
};

const toKnown = ({ entry, text, cause }: FiredEntry): KnownLore => ({
  loreId: entry.version,
  text,
  position: entry.position,
  order: entry.order,
  reason: cause,
});

const readScene = async (
  database: Database,
  compiled: CompiledBook,
  { roomId, mate, person, lines, seq }: LoreInput,
): Promise<Scene> => {
  const place = { roomId, before: seq };
  const counts = compiled.isTimed ? await countShown(database, place) : { user: 0, mate: 0 };
  return {
    lines: toSceneLines(lines, compiled.deepest, { mate, person }),
    messages: counts.user + counts.mate + 1,
    replies: counts.mate,
    mate: { names: [mate.name, mate.shortName], tags: mate.tags },
    effects: compiled.isTimed ? await readEffects(database, place) : [],
  };
};

/** How many messages a statement counts: others have their turns between two. */
const rowsAtOnce = 5000;

/** Counts the shown messages before a place by their roles. */
const countShown = async (
  database: Database,
  { roomId, before }: { readonly roomId: string; readonly before: number },
): Promise<Record<Line['role'], number>> => {
  const counts = { user: 0, mate: 0 };
  let last = 0;
  let read: number;
  do {
    const rows = await database
      .selectFrom((from) =>
        from
          .selectFrom('messages')
          .select(['role', 'seq'])
          .where('room_id', '=', roomId)
          .where('hidden_at', 'is', null)
          .where('seq', '>', last)
          .where('seq', '<', before)
          .orderBy('seq')
          .limit(rowsAtOnce)
          .as('part'),
      )
      .select(['role', ({ fn }) => fn.countAll<number>().as('count'), ({ fn }) => fn.max('seq').as('last')])
      .groupBy('role')
      .execute();
    read = 0;
    for (const { role, count, last: seq } of rows) {
      counts[role] += count;
      read += count;
      last = Math.max(last, seq);
    }
  } while (read === rowsAtOnce);
  return counts;
};

/** Returns the last lines, the newest first. */
export const toSceneLines = (
  lines: readonly Line[],
  count: number,
  { mate, person }: { readonly mate: Pick<MateProfile, 'shortName'>; readonly person: string },
): Scene['lines'] => {
  let length = 0;
  return lines
    .toReversed()
    .slice(0, count)
    .filter(({ text }) => (length += text.length) <= maxText)
    .map(({ role, text }) => ({ speaker: role === 'mate' ? mate.shortName : person, text }));
};
