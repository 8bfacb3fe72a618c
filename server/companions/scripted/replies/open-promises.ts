import { fillFrame, mark, type Speaker } from './pick-line.ts';

/** Asks about a promise of the user, once each; null when there is none left. */
export function openPromise(speaker: Speaker): string | null {
  const { memory, facts, language } = speaker;
  const open = facts.find(
    ({ topic, text }) => topic.startsWith('promise:') && !memory.said.includes(mark(text)),
  );
  if (open === undefined) return null;
  memory.said.push(mark(open.text));
  return fillFrame(speaker, language.frames.promised, language.toClause(open));
}
