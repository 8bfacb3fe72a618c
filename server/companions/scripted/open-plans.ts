import { fillFrame, mark, type Speaker } from './pick-line.ts';

/** Asks about a plan or a promise of the user, once each; null when there is none left. */
export function openPlan(speaker: Speaker): string | null {
  const { memory, facts, language } = speaker;
  const open = facts.find(
    ({ topic, text }) => /^(?:plan|promise):/u.test(topic) && !memory.said.includes(mark(text)),
  );
  if (open === undefined) return null;
  memory.said.push(mark(open.text));
  const frames = open.topic.startsWith('promise:') ? language.frames.promised : language.frames.planned;
  return fillFrame(speaker, frames, language.toClause(open));
}
