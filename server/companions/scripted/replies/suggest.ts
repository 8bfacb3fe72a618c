import type { SuggestRequest } from '../../companion.ts';
import type { MateScript, Thread } from '../../../content/mate-script.ts';
import type { SuggestionTexts } from '../../../content/spoken-language.ts';
import { parseMemory, type Memory } from '../memory/memory.ts';
import { hasQuestion } from './pick-line.ts';

const ideaCount = 3;

/**
 * Suggests replies for the state of the talk: none are playful in a serious one, an open story is continued, and
 * otherwise they ask for the mate's own stories, which it understands. The same talk gets the same suggestions.
 */
export function suggestions(
  { memory: stored, history, isCareful }: SuggestRequest,
  script: MateScript,
  texts: SuggestionTexts,
): string[] {
  const memory = parseMemory(stored);
  if (isCareful === true) memory.crisis = Math.max(memory.crisis, 1);
  const said = new Set(history.filter(({ role }) => role === 'user').map(({ text }) => text));
  const pools = poolsFor(memory, { script, texts, lastLine: history.at(-1)?.text ?? '' });
  const picked: string[] = [];
  for (const pool of pools) {
    const fresh = pool.filter((idea) => !said.has(idea) && !picked.includes(idea));
    const idea = fresh[memory.turns % Math.max(1, fresh.length)];
    if (idea !== undefined) picked.push(idea);
  }
  const spare = pools.flat().filter((idea) => !picked.includes(idea));
  return [...picked, ...spare].slice(0, ideaCount);
}

interface Talk {
  readonly script: MateScript;
  readonly texts: SuggestionTexts;
  readonly lastLine: string;
}

/** Three pools, one for each suggestion. */
function poolsFor(memory: Memory, { script, texts, lastLine }: Talk): readonly (readonly string[])[] {
  if (memory.crisis > 0) return texts.safe;
  if (memory.heavy > 0) return texts.heavy;
  const stories = untold(memory, script).map(
    ({ about, request }) => request ?? `Tell me about ${about.replace(/\bmy\b/gu, 'your')}.`,
  );
  const acts = memory.telling ? texts.listeningActs : texts.acts;
  const answers = hasQuestion(lastLine);
  if (memory.awaitsName) return [texts.name, stories.length > 0 ? stories : texts.curious, acts];
  if (memory.offered !== null) return [texts.assents, texts.curious, acts];
  if (memory.telling) return [answers ? texts.answers : texts.more, texts.curious, acts];
  return [answers ? texts.answers : texts.curious, stories.length > 0 ? stories : texts.openers, acts];
}

/** Returns the stories whose topic fits into a user's sentence. */
function untold(memory: Memory, script: MateScript): readonly Thread[] {
  return script.threads.filter(
    ({ id, about }) =>
      !memory.threadsTold.includes(id) && id !== memory.thread?.id && !/\b(?:I|me|we|us|our)\b/u.test(about),
  );
}
