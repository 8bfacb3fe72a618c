import type { SuggestRequest } from '../companion.ts';
import type { MateScript, Thread } from '../../content/mate-script.ts';
import { recollect, type Memory } from './memory.ts';

const IDEAS = 3;

/**
 * Suggests replies for the state of the talk: none are playful in a serious one, an open story is continued, and
 * otherwise they ask for the mate's own stories, which it understands. The same talk gets the same suggestions.
 */
export function suggestions(
  { memory: stored, history, isCareful }: SuggestRequest,
  script: MateScript,
): string[] {
  const memory = recollect(stored);
  if (isCareful === true) memory.crisis = Math.max(memory.crisis, 1);
  const said = new Set(history.filter(({ role }) => role === 'user').map(({ text }) => text));
  const pools = poolsFor(memory, script, history.at(-1)?.text ?? '');
  const picked: string[] = [];
  for (const pool of pools) {
    const fresh = pool.filter((idea) => !said.has(idea) && !picked.includes(idea));
    const idea = fresh[memory.turns % Math.max(1, fresh.length)];
    if (idea !== undefined) picked.push(idea);
  }
  const spare = pools.flat().filter((idea) => !picked.includes(idea));
  return [...picked, ...spare].slice(0, IDEAS);
}

/** Three pools, one for each suggestion. */
function poolsFor(memory: Memory, script: MateScript, lastLine: string): readonly (readonly string[])[] {
  if (memory.crisis > 0) return [SAFE_SPEECH, SAFE_WISHES, SAFE_ACTS];
  if (memory.heavy > 0) return [HEAVY_SPEECH, HEAVY_WISHES, QUIET_ACTS];
  const stories = untold(memory, script).map(
    ({ about }) => `Tell me about ${about.replace(/\bmy\b/gu, 'your')}.`,
  );
  const acts = memory.telling ? LISTENING_ACTS : ACTS;
  if (memory.awaitsName) return [NAME_ANSWERS, stories.length > 0 ? stories : CURIOUS, acts];
  if (memory.offered !== null) return [ASSENTS, CURIOUS, acts];
  if (memory.telling) return [lastLine.includes('?') ? ANSWERS : ON_WITH_IT, CURIOUS, acts];
  return [lastLine.includes('?') ? ANSWERS : CURIOUS, stories.length > 0 ? stories : OPENERS, acts];
}

/** Returns the stories whose topic fits into a user's sentence. */
function untold(memory: Memory, script: MateScript): readonly Thread[] {
  return script.threads.filter(
    ({ id, about }) =>
      !memory.threadsTold.includes(id) && id !== memory.thread?.id && !/\b(?:I|me|we|us|our)\b/u.test(about),
  );
}

const SAFE_SPEECH = [
  'Thank you for saying that.',
  'I do not know how to go on.',
  'It helps to write it down.',
];
const SAFE_WISHES = [
  'Who can I talk to right now?',
  'I want to call somebody.',
  'Can we stay quiet for a moment?',
];
const SAFE_ACTS = ['*takes a slow breath*', '*sits down*'];
const HEAVY_SPEECH = [
  'It has been a hard day.',
  'I have not told anybody this.',
  'I am not sure how to put it.',
];
const HEAVY_WISHES = [
  'Can you just listen for a bit?',
  'What would you do?',
  'Could we talk about something lighter?',
];
const QUIET_ACTS = ['*sits down beside you*', '*takes a slow breath*', '*nods*'];
const NAME_ANSWERS = ['I would rather keep my name for now.', 'Why do you ask?', 'Guess.'];
const ASSENTS = ['Yes, tell me.', 'I would love to hear that.', 'Go on, then.'];
const ON_WITH_IT = ['What happened then?', 'Go on.', 'Tell me more.', 'And then?'];
const ANSWERS = ['Yes.', 'I do not know. What do you think?', 'No, never.', 'Maybe. Why do you ask?'];
const CURIOUS = [
  'What are you doing right now?',
  'What do you like about it?',
  'Why is that?',
  'Can you tell me a secret?',
  'What are you afraid of?',
  'What made you smile today?',
];
const OPENERS = ['Tell me a story.', 'Ask me something.', 'What should we do now?'];
const ACTS = ['*smiles*', '*sits down*', '*looks around*', '*laughs*'];
const LISTENING_ACTS = ['*leans in to look*', '*nods slowly*', '*sits down*', '*smiles*'];
