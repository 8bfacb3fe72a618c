import type { KnownFact, Passage } from '../../companions/companion.ts';
import type { Database } from '../../store/database.ts';
import { readKnownFacts } from './known-facts.ts';
import { recallPassages, type RecallInput } from './recall/recall.ts';

/** What a room's mate remembers for an answer, each list with the most relevant first. */
export interface RoomMemory {
  readonly facts: readonly KnownFact[];
  readonly passages: readonly Passage[];
}

/** Reads what the mate remembers for an answer: see `readKnownFacts` and `recallPassages`. */
export const readMemory = async (
  database: Database,
  question: RecallInput & { readonly messageId?: string },
): Promise<RoomMemory> => {
  const { facts, pastMessages } = await readKnownFacts(database, question.roomId, question);
  const passages = await recallPassages(database, question);
  return { facts, passages: passages.map((passage) => markPast(passage, pastMessages)) };
};

/** A quotation of what is no longer true contradicts the newer fact. */
const markPast = (passage: Passage, pastMessages: ReadonlySet<string>): Passage => ({
  ...passage,
  lines: passage.lines.map((line, index) =>
    pastMessages.has(passage.messageIds[index] ?? '') ? { ...line, isPast: true } : line,
  ),
});
