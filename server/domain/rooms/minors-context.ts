import type { Database } from '../../store/database.ts';
import { yieldWhenDue } from '../../shared/event-loop.ts';
import { recentOf } from '../memory/recall/recall.ts';
import { getRoomMate } from '../mates/room-mates.ts';
import { readLore, type LoreInput } from '../lore/known-lore.ts';
import { toCompanionName, withAllNamesIn } from '../mates/named-mate.ts';
import { loadMemory } from '../memory/load-memory.ts';
import { maxSeq, readHistory } from '../transcript/history.ts';
import { readPersonaInUse } from '../mates/known-persona.ts';
import { contentRefused } from '../safety/content-rules.ts';
import { impliesMinor, isSexual, isSexualAboutMinors } from '../../text-safety/minors.ts';
import { guidingTexts, toSurroundings, type TalkPartners } from '../safety/talk-with-minors.ts';

/** How many earlier lines are searched for an assigned role: as many as a companion receives. */
export const maxEarlierLines = 60;

/** How much text the searched lines may have in total, in UTF-16 units; the newest lines count first. */
const maxEarlierText = 64_000;

interface JudgedMessage {
  readonly roomId: string;
  readonly text: string;
  /** The `seq` of the message when it is stored. */
  readonly before?: number;
  /** The field of the input that has the text; undefined where the text is a stored one. */
  readonly field?: string;
}

/**
 * Like `assertSafeFields` for a message, judged together with the mate's card, the user's persona, the room's notes, what the mate
 * remembers and the lines before it. `now` is in milliseconds since 1970.
 */
export const assertSafeMessage = async (
  database: Database,
  { field, ...message }: JudgedMessage,
  now: number,
): Promise<void> => {
  if (!isSexual(message.text)) {
    return;
  }
  const partners = await readPartners(database, message.roomId);
  const remembered = await readRemembered(database, message, partners);
  const earlier = [...newestOf(await readEarlierLines(database, message)), ...remembered];
  const young = await findLines(earlier, (text) => impliesMinor(text, now));
  const texts = young.map((index) => earlier[index]?.text ?? '');
  if (isSexualAboutMinors(message.text, texts, toSurroundings(partners, now))) {
    throw contentRefused(field);
  }
};

/** A message of a conversation that is not stored yet. */
export interface TalkLine {
  readonly text: string;
  /** Whether it is in the branch that is shown. */
  readonly isShown: boolean;
}

/**
 * Like `assertSafeMessage` for all messages of a conversation at once, in the order of writing. Lets other requests have their
 * turn meanwhile.
 */
export const assertSafeTalk = async (
  partners: TalkPartners,
  lines: readonly TalkLine[],
  now: number,
): Promise<void> => {
  const sexual = await findLines(lines, isSexual);
  if (sexual.length === 0) {
    return;
  }
  // Each line is read once, since only those that imply a minor matter to the lines after them.
  const young = await findLines(lines, (text) => impliesMinor(text, now));
  const surroundings = toSurroundings(partners, now);
  const shownBefore = countShownBefore(lines);
  const distance = (from: number, to: number): number => (shownBefore[to] ?? 0) - (shownBefore[from] ?? 0);
  for (const index of sexual) {
    await yieldWhenDue();
    const earlier = young.filter(
      (other) =>
        other < index &&
        (index - other <= maxEarlierLines ||
          (lines[other]?.isShown === true && distance(other, index) <= maxEarlierLines)),
    );
    const texts = earlier.map((other) => lines[other]?.text ?? '');
    if (isSexualAboutMinors(lines[index]?.text ?? '', texts, surroundings)) {
      throw contentRefused();
    }
  }
};

/** Returns the positions of the lines with such a text. */
const findLines = async (
  lines: ReadonlyArray<Pick<TalkLine, 'text'>>,
  matches: (text: string) => boolean,
): Promise<number[]> => {
  const found: number[] = [];
  for (const [index, { text }] of lines.entries()) {
    await yieldWhenDue();
    if (matches(text)) {
      found.push(index);
    }
  }
  return found;
};

/** Returns for each line how many shown ones are before it. */
const countShownBefore = (lines: readonly TalkLine[]): number[] => {
  let count = 0;
  return lines.map(({ isShown }) => {
    const before = count;
    count += isShown ? 1 : 0;
    return before;
  });
};

const readPartners = async (database: Database, roomId: string) => {
  const room = await database
    .selectFrom('rooms')
    .innerJoin('users', 'users.user_id', 'rooms.user_id')
    .select(['rooms.user_id', 'mate_id', 'card_id', 'mature_at', 'notes', 'users.name'])
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  const persona = await readPersonaInUse(database, roomId);
  const person = toCompanionName(persona, room.name);
  // The user's view of the mate is decided elsewhere; here its texts are judged.
  const mate = await getRoomMate(database, { userId: room.user_id, nfsw: true }, room);
  return { mate: withAllNamesIn(mate, person), persona, notes: room.notes ?? '', person };
};

/** Returns the facts, the lines and the lore that the companion receives with the message, also by words of the lines before it. */
const readRemembered = async (
  database: Database,
  {
    roomId,
    text,
    before = maxSeq,
  }: { readonly roomId: string; readonly text: string; readonly before?: number },
  { mate, person }: Pick<LoreInput, 'mate' | 'person'>,
): Promise<readonly Pick<TalkLine, 'text'>[]> => {
  const history = await readHistory(database, { roomId, before }, maxEarlierLines);
  const question = { message: text, ...recentOf(history, before) };
  const names = { user: person, mate: mate.shortName };
  const { facts, chapters, passages } = await loadMemory(database, { roomId, names, ...question });
  const { lore } = await readLore(database, {
    roomId,
    mate,
    person,
    lines: [...history, { role: 'user', text }],
    seq: before,
    isExhaustive: true,
  });
  const guiding = guidingTexts(mate).map((text) => ({ text }));
  return [...lore, ...facts, ...chapters, ...passages.flatMap(({ lines }) => lines), ...guiding];
};

/**
 * Returns the last lines of any branch and those that the companion receives, newest first. `before` is the `seq` of the
 * message when it is already stored.
 */
const readEarlierLines = async (
  database: Database,
  { roomId, before }: { readonly roomId: string; readonly before?: number },
): Promise<Array<Pick<TalkLine, 'text'>>> => {
  const select = () =>
    database
      .selectFrom('messages')
      .select(['seq', 'text'])
      .where('room_id', '=', roomId)
      .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
      .orderBy('seq', 'desc')
      .limit(maxEarlierLines);
  const lines = [...(await select().execute()), ...(await select().where('hidden_at', 'is', null).execute())];
  return [...new Map(lines.map((line) => [line.seq, line])).values()].toSorted(
    (one, other) => other.seq - one.seq,
  );
};

/** Returns the first lines, as long as they have not too much text. */
const newestOf = <Line extends Pick<TalkLine, 'text'>>(lines: readonly Line[]): Line[] => {
  let length = 0;
  return lines.filter(({ text }) => (length += text.length) <= maxEarlierText);
};
