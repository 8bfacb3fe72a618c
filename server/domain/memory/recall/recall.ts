import { sql } from 'kysely';
import type { Line, Passage } from '../../../companions/companion.ts';
import type { Database } from '../../../store/database.ts';
import type { MessageRow } from '../../../store/schema/rooms.ts';
import { toHeard } from '../../transcript/heard-text.ts';
import { shownNeighbor } from '../shown-neighbor.ts';
import type { SpeakerNames } from '../speakers.ts';
import { findNear, type Meaning } from '../vectors/find-near.ts';
import { findAskedSpeaker } from './asked-speaker.ts';
import { fuseWindows } from './fuse.ts';
import { findLinks, linkedCandidates, linkingWindows, withLinked } from './links.ts';
import { toQuestionStems, type Question } from './question.ts';
import { findCandidates, rankWindows, type Occurrences, type Window } from './rank.ts';
import { openIndex, type Place } from './read-occurrences.ts';

/** How many rows of the index are read for a question. */
const maxRows = 300;
/** How many windows are compared, and how many passages, with how much text in UTF-16 units, are returned at most. */
const maxCandidates = 96;
const maxPassages = 48;
const maxText = 32_000;
/** The number of best windows that keep the neighbors of both speakers. */
const fullWindows = 3;

export interface RecallInput extends Question {
  readonly roomId: string;
  /** The `seq` of the first message that needs no recall. */
  readonly before: number;
  /** Where the message is about one of these, the other one's neighbors are left out, except in the best windows. */
  readonly names: SpeakerNames;
  /** The meaning of the message; null to recall by words alone. */
  readonly meaning?: Meaning | null;
}

/** The newest lines are in every prompt, up to this length in UTF-16 units. Of them the last ones belong to the question. */
const recentLength = 2000;
export const askedLines = 3;

/** Returns where recall ends, before what is in the prompt anyway, and the lines that the new message may refer to. */
export const recentOf = (
  history: readonly (Line & { readonly seq: number })[],
  seq: number,
): Pick<RecallInput, 'before' | 'lines'> => {
  let length = 0;
  const recent = history.toReversed().filter(({ text }) => (length += text.length) <= recentLength);
  return { before: recent.at(-1)?.seq ?? seq, lines: history.slice(-askedLines).map(({ text }) => text) };
};

/**
 * Returns the passages of a room's shown branch that have most to do with the question, the most relevant first; no two have a
 * message in common. Each is read where the messages are stored: what was deleted or hidden a moment ago is not in it.
 */
export const recallPassages = async (
  database: Database,
  { roomId, before, names, meaning = null, ...question }: RecallInput,
): Promise<Passage[]> => {
  const place = { roomId, before };
  const byWords = await rankByWords(database, place, question);
  const near = meaning === null ? [] : await rankByMeaning(database, place, meaning);
  const windows = takeWindows(fuseWindows(byWords.windows, near));
  const speaker = findAskedSpeaker(question.message, names);
  return readPassages(database, place, { ...byWords, windows, near, speaker });
};

interface ByWords {
  readonly found: readonly Occurrences[];
  /** The links from the best windows to others. */
  readonly links: readonly Occurrences[];
  readonly windows: readonly Window[];
}

const rankByWords = async (database: Database, place: Place, question: Question): Promise<ByWords> => {
  const stems = toQuestionStems(question);
  if (stems.length === 0) {
    return { found: [], links: [], windows: [] };
  }
  const index = await openIndex(database, place);
  const found = await index.find(stems, maxRows);
  const windows = await readWindows(database, place, findCandidates(found, maxCandidates));
  const ranked = rankWindows(windows, found, index.corpus);
  const links = await findLinks(
    index,
    await readLines(database, place, takeApart(ranked, linkingWindows)),
    stems,
  );
  const linked = await readWindows(database, place, findCandidates(links, linkedCandidates));
  return { found, links, windows: withLinked(ranked, rankWindows(linked, links, index.corpus)) };
};

const rankByMeaning = async (database: Database, place: Place, meaning: Meaning): Promise<Window[]> => {
  const near = await findNear(database, place, meaning);
  const windows = new Map(
    (await readWindows(database, place, near)).map((window) => [window.middle, window]),
  );
  return near.flatMap((seq) => windows.get(seq) ?? []);
};

/** Returns the first windows of which none has the middle of one before it. */
const takeApart = (windows: readonly Window[], max: number): Window[] => {
  const taken = new Set<number>();
  return windows
    .filter(({ middle, neighbors }) => {
      const isNew = !taken.has(middle);
      [middle, ...neighbors].forEach((seq) => taken.add(seq));
      return isNew;
    })
    .slice(0, max);
};

const readLines = async (
  database: Database,
  place: Place,
  windows: readonly Window[],
): Promise<readonly string[]> => {
  const seqs = windows.map(({ middle }) => middle);
  const rows =
    seqs.length === 0 ? [] : await selectShown(database, place, seqs).select(['text', 'heard_to']).execute();
  return toHeard(rows).map(({ text }) => text);
};

/** Without a limit: SQLite would read all messages up to it. */
const selectShown = (database: Database, { roomId }: Pick<Place, 'roomId'>, seqs: readonly number[]) =>
  database
    .selectFrom('messages')
    .where('messages.room_id', '=', roomId)
    .where('messages.hidden_at', 'is', null)
    .where('messages.status', '<>', 'streaming')
    .where('messages.seq', 'in', seqs);

/** Hidden messages may be between a shown one and its neighbors. */
const readWindows = async (database: Database, place: Place, seqs: readonly number[]): Promise<Window[]> => {
  if (seqs.length === 0) {
    return [];
  }
  const rows = await selectShown(database, place, seqs)
    .select(['messages.seq', sql<number>`length(messages.text)`.as('length')])
    .select([
      shownNeighbor<number>('seq', 'before').as('previous'),
      shownNeighbor<number>('seq', 'after').as('next'),
    ])
    .execute();
  return rows.map(({ seq, length, previous, next }) => ({
    middle: seq,
    neighbors: [previous, next].filter((other) => other !== null).filter((other) => other < place.before),
    length,
  }));
};

/** Returns the best windows that have a message that better ones have not, as many as there is space for. */
const takeWindows = (ranked: readonly Window[]): readonly Window[] => {
  const taken = new Set<number>();
  let length = 0;
  return ranked
    .filter(({ middle, neighbors }) => {
      const before = taken.size;
      [middle, ...neighbors].forEach((seq) => taken.add(seq));
      return taken.size > before;
    })
    .slice(0, maxPassages)
    .filter((window) => (length += window.length) <= maxText);
};

type PassageRow = Pick<MessageRow, 'message_id' | 'seq' | 'role' | 'text' | 'created_at'>;

interface Chosen extends ByWords {
  /** Those that were found by meaning. */
  readonly near: readonly Window[];
  /** Whom the message is about; null to keep both neighbors of every window. */
  readonly speaker: MessageRow['role'] | null;
}

const readPassages = async (
  database: Database,
  place: Place,
  { windows, near, found, links, speaker }: Chosen,
): Promise<Passage[]> => {
  const all = [...new Set(windows.flatMap(({ middle, neighbors }) => [middle, ...neighbors]))];
  if (all.length === 0) {
    return [];
  }
  const rows = await selectShown(database, place, all)
    .select(['message_id', 'seq', 'role', 'text', 'heard_to', 'created_at'])
    .where('text', '<>', '')
    .execute();
  const left = new Map(toHeard(rows).map((row) => [row.seq, row]));
  const words = findWords(all, found);
  const linkingWords = findWords(all, links);
  const nearest = new Set(near.map(({ middle }) => middle));
  return windows.flatMap(({ middle, neighbors, isLinked }, rank) => {
    const isWanted = ({ seq, role }: PassageRow): boolean =>
      speaker === null || rank < fullWindows || seq === middle || role === speaker;
    const seqs = [middle, ...neighbors].toSorted((one, other) => one - other);
    const own = seqs.flatMap((seq) => left.get(seq) ?? []).filter(isWanted);
    for (const { seq } of own) {
      left.delete(seq);
    }
    const reasons = isLinked === true ? [linkingWords, words] : [words];
    const isNear = seqs.some((seq) => nearest.has(seq));
    return toPassage(own, { seqs, reasons, isNear });
  });
};

/** Which of these places have a word of the question that is a reason, for each word, those worth most first. */
type FoundWords = readonly {
  readonly word: string;
  readonly worth: number;
  readonly places: ReadonlySet<number>;
}[];

const findWords = (seqs: readonly number[], found: readonly Occurrences[]): FoundWords => {
  const wanted = new Set(seqs);
  return found
    .filter(({ stem }) => !stem.isFunction)
    .map(({ stem, worth, seqs: places }) => ({
      word: stem.word,
      worth,
      places: new Set(places.filter((seq) => wanted.has(seq))),
    }))
    .toSorted((one, other) => other.worth - one.worth);
};

/** A word that is worth less than this share of the best one is no reason. */
const minReason = 0.2;

interface Reasons {
  /** All places of a window, whoever has its messages. */
  readonly seqs: readonly number[];
  readonly reasons: readonly FoundWords[];
  readonly isNear: boolean;
}

/**
 * Returns no passage where better ones have all messages, or where neither a word nor its meaning is a reason. Words of the first list
 * that its window has are its reason.
 */
const toPassage = (rows: readonly PassageRow[], { seqs, reasons, isNear }: Reasons): Passage[] => {
  const [first] = rows;
  const hadOf = (words: FoundWords): FoundWords =>
    words.filter(({ places }) => seqs.some((seq) => places.has(seq)));
  const had = reasons.map(hadOf).find((words) => words.length > 0) ?? [];
  const worthy = had.filter(({ worth }) => worth >= (had[0]?.worth ?? 0) * minReason);
  const words = [...new Set(worthy.map(({ word }) => word))];
  if (first === undefined || (words.length === 0 && !isNear)) {
    return [];
  }
  return [
    {
      messageIds: rows.map((row) => row.message_id),
      lines: rows.map(({ role, text }) => ({ role, text })),
      at: first.created_at,
      reason:
        words.length === 0
          ? { kind: 'meaning' }
          : { kind: 'words', words: words.filter((word) => !isPartOf(word, words)) },
    },
  ];
};

/** A letter of a run is found along with its pairs. */
const isPartOf = (word: string, words: readonly string[]): boolean =>
  word.length === 1 && words.some((other) => other !== word && other.includes(word));
