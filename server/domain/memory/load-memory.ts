import type { KnownChapter, KnownFact, Passage } from '../../companions/companion.ts';
import type { Database } from '../../store/database.ts';
import { readKnownChapters } from './chapters/known-chapters.ts';
import { selectFacts } from './select-facts.ts';
import { recallPassages, type RecallInput } from './recall/recall.ts';

/** The memory of a room's mate for an answer, each list with the most relevant first, and of chapters the newest. */
export interface RoomMemory {
  readonly facts: readonly KnownFact[];
  readonly passages: readonly Passage[];
  readonly chapters: readonly KnownChapter[];
}

/** Reads what the mate remembers for an answer: see `selectFacts`, `recallPassages` and `readKnownChapters`. */
export const loadMemory = async (
  database: Database,
  question: RecallInput & { readonly messageId?: string },
): Promise<RoomMemory> => {
  const { facts, pastMessages } = await selectFacts(database, question.roomId, question);
  const passages = await recallPassages(database, question);
  return {
    facts,
    passages: passages.map((passage) => markPast(passage, pastMessages)),
    chapters: await readKnownChapters(database, question.roomId),
  };
};

/** A quotation of what is no longer true contradicts the newer fact. */
const markPast = (passage: Passage, pastMessages: ReadonlySet<string>): Passage => ({
  ...passage,
  lines: passage.lines.map((line, index) =>
    pastMessages.has(passage.messageIds[index] ?? '') ? { ...line, isPast: true } : line,
  ),
});
