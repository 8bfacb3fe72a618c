import { factsInClause } from './apply-rules.ts';
import type { FoundFact } from './found-fact.ts';
import { readClauses } from './read-clauses.ts';

export type { FoundFact } from './found-fact.ts';

/** How many facts one message teaches at most. */
const mostFacts = 12;

/**
 * Finds the facts that a message states, in any of the supported languages, in the order of the message. Quotations, actions
 * between asterisks, questions, conditions and what others say teach nothing. Runs in linear time and never throws.
 */
export const findFacts = (text: string): readonly FoundFact[] => {
  const found = new Map<string, FoundFact>();
  for (const clause of readClauses(text)) {
    for (const fact of factsInClause(clause)) found.set(`${fact.topic}\n${fact.text}`, fact);
    if (found.size >= mostFacts) break;
  }
  return [...found.values()].slice(0, mostFacts);
};
