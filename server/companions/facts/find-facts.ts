import { crisisLevel } from '../../text-safety/crisis/crisis-detection.ts';
import { isSexual } from '../../text-safety/minors.ts';
import { factsInClause, nameInAnswer } from './apply-rules.ts';
import type { FoundFact } from './found-fact.ts';
import { foldCase } from './fold-letters.ts';
import { allGrammars } from './grammars.ts';
import { readClauses } from './read-clauses.ts';

export type { FoundFact } from './found-fact.ts';

/** How many facts one message teaches at most. */
const maxFacts = 12;

/**
 * Finds the facts that a message states, in any of the supported languages, in the order of the message. Quotations, actions
 * between asterisks, questions, conditions and what others say teach nothing, nor does a message in a crisis. `answered` is the mate's line
 * before it: a bare name is one only where that line asks for it. Runs in linear time and never throws.
 */
export const findFacts = (text: string, answered = ''): readonly FoundFact[] => {
  const found = new Map<string, FoundFact>();
  const clauses = readClauses(text);
  const guessed = clauses.filter(({ isGuessed }) => isGuessed);
  const fitting = new Set(
    guessed.filter((clause) => factsInClause(clause).length > 0).map(({ grammar }) => grammar),
  );
  for (const clause of clauses) {
    // A clause that fits several languages may be in none of them.
    if (clause.isGuessed && fitting.size > 1) continue;
    for (const fact of factsInClause(clause)) found.set(`${fact.topic}\n${fact.text}`, fact);
    if (found.size >= maxFacts) break;
  }
  const isNamed = [...found.values()].some(({ topic }) => topic === 'name');
  const answers = isNamed || !isShortAnswer(text) || !asksName(answered) ? [] : clauses.map(nameInAnswer);
  const facts = [...(answers.find(({ length }) => length > 0) ?? []), ...found.values()]
    .slice(0, maxFacts)
    .filter((fact) => !isSexual(fact.text));
  return facts.length === 0 || crisisLevel(text) !== null ? [] : facts;
};

/** A longer message that begins with a name may call somebody by it. Words of Chinese and Japanese have fewer letters. */
const isShortAnswer = (text: string): boolean =>
  text.length <= (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 10 : 60);

const asksName = (line: string): boolean => {
  const folded = foldCase(line);
  return folded !== '' && allGrammars.some((grammar) => grammar.asksName.test(folded));
};
