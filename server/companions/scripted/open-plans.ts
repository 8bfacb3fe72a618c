import { recallFrames } from '../../content/shared-lines/recall-lines.ts';
import { freshFrame, mark, type Speaker } from './pick-line.ts';
import { toSecondPerson } from './second-person.ts';
import { capitalised } from './user-mate-text.ts';

/** Asks about a plan or a promise of the user, once each; null when there is none left. */
export function openPlan(speaker: Speaker): string | null {
  const { memory, facts } = speaker;
  const open = facts.find(
    ({ topic, text }) => /^(?:plan|promise):/u.test(topic) && !memory.said.includes(mark(text)),
  );
  if (open === undefined) return null;
  memory.said.push(mark(open.text));
  const frames = open.topic.startsWith('promise:') ? recallFrames.promised : recallFrames.planned;
  const clause = toSecondPerson(open);
  return freshFrame(speaker, frames).replace('{X}', capitalised(clause)).replace('{x}', clause);
}
