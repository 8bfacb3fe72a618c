import { crisisLevel } from '../../text-safety/crisis/crisis-detection.ts';
import { isSexual } from '../../text-safety/minors.ts';
import { factsInClause } from './apply-rules.ts';
import type { FoundFact } from './found-fact.ts';
import { readClauses } from './read-clauses.ts';

export type { FoundFact } from './found-fact.ts';

/** How many facts one message teaches at most. */
const mostFacts = 12;

/**
 * Finds the facts that a message states, in any of the supported languages, in the order of the message. Quotations, actions
 * between asterisks, questions, conditions and what others say teach nothing, nor does a message in a crisis.
 * Runs in linear time and never throws.
 */
export const findFacts = (text: string): readonly FoundFact[] => {
  const found = new Map<string, FoundFact>();
  for (const clause of readClauses(text)) {
    for (const fact of factsInClause(clause)) found.set(`${fact.topic}\n${fact.text}`, fact);
    if (found.size >= mostFacts) break;
  }
  const facts = [...found.values()].slice(0, mostFacts).filter((fact) => !isSexual(fact.text));
  return facts.length === 0 || crisisLevel(text) !== null ? [] : facts;
};
