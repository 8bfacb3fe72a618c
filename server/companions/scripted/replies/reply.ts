import { answerTo } from './answer.ts';
import type { CompanionRequest } from '../../companion.ts';
import type { Memory } from '../memory/memory.ts';
import { findFacts } from '../../facts/find-facts.ts';
import { recall } from './recall.ts';
import type { Intent } from '../../../content/shared-lines/lines.ts';
import { questionLines } from '../../../content/shared-lines/lines-questions.ts';
import { safetyLines } from '../../../content/shared-lines/lines-safety.ts';
import { spoken, withGesture } from '../understanding/format-speech.ts';
import type { Meaning } from '../understanding/intent-priority.ts';
import type { Understand, Understanding } from '../understanding/understand.ts';
import { endsInQuestion, fillFrame, freshLine, hasQuestion, lineFor, type Speaker } from './pick-line.ts';

const awayTime = 3 * 60 * 60 * 1000;
const gestureChance = 0.45;
const questionChance = 0.35;

/** Replies to a message in chat Markdown and updates the speaker's memory. */
export async function converse(
  understand: Understand,
  speaker: Speaker,
  request: Pick<CompanionRequest, 'message' | 'passages' | 'history'>,
  now: number,
): Promise<string> {
  const { memory, language } = speaker;
  const understood = await understand(request.message, memory);
  const { meaning, name } = understood;
  const away = memory.turns > 0 && now - memory.at > awayTime;
  learn(memory, understood);

  const before = memory.thread;
  const recalled =
    isSafety(meaning) || isAnyOf(meaning, noQuestions) || memory.crisis > 0 ? null : recall(speaker, request);
  const answer = recalled ?? answerTo(speaker, meaning);
  const isInStory = memory.thread !== before;
  const prefix =
    away && !isIntent(meaning, 'hello')
      ? lineFor(speaker, 'welcomeBack')
      : (nameNoticed(speaker, meaning, name) ?? (isInStory ? factNoticed(speaker, request.message) : null));
  const said = [prefix, answer].filter((part) => part !== null).join(language.gap);
  const line = isInStory || isSafety(meaning) ? said : closing(speaker, meaning, said);
  const text = spoken(staged(speaker, meaning, line), language);

  // "Another one" may be repeated.
  if (!isIntent(meaning, 'more')) memory.before = meaning.kind === 'intent' ? meaning.intent : meaning.kind;
  memory.asked = endsInQuestion(line);
  memory.turns += 1;
  memory.at = now;
  return text;
}

function learn(memory: Memory, { meaning, name, likes }: Understanding): void {
  if (name !== null) memory.name = name;
  for (const like of likes) {
    memory.topic = like;
    memory.likeTurn = memory.turns;
  }
  if (meaning.kind === 'intent' && meaning.intent === 'introduced')
    memory.introduction = meaning.words ?? undefined;
  // Whoever asks for an unknown name is asked for it.
  memory.awaitsName = memory.name === null && isIntent(meaning, 'recallName');
}

function nameNoticed(speaker: Speaker, meaning: Meaning, name: string | null): string | null {
  return name === null || isIntent(meaning, 'name') || isSafety(meaning)
    ? null
    : lineFor(speaker, 'nameBrief');
}

/** A story does not run over what the user says of themselves. */
function factNoticed(speaker: Speaker, message: string): string | null {
  const fact = findFacts(message).find(({ topic }) => topic !== 'name');
  return fact === undefined
    ? null
    : fillFrame(speaker, speaker.language.frames.noticed, speaker.language.toClause(fact));
}

/** Adds a question of the mate's own occasionally, and asks for the name once. */
function closing(speaker: Speaker, meaning: Meaning, line: string): string {
  const { memory, script, language, random } = speaker;
  if (hasQuestion(line) || memory.heavy > 0 || isAnyOf(meaning, partings)) return line;
  const inviting =
    meaning.kind === 'intent' && (meaning.intent in questionLines || isAnyOf(meaning, pleasantries));
  if (memory.name === null && !memory.nameAsked && (inviting || memory.turns >= 3)) {
    memory.nameAsked = true;
    memory.awaitsName = true;
    return join(line, lineFor(speaker, 'askName'), language.gap);
  }
  const curious = inviting && !memory.asked && random() < questionChance;
  return curious ? join(line, freshLine(speaker, script.questions), language.gap) : line;
}

/** Phrases that are not about the user, though they may sound so: "Are you listening to me?" */
const noQuestions: readonly Intent[] = ['stop', 'leaveIt', 'heard', 'whySaid'];
/** After these no question of the mate's follows. */
const partings: readonly Intent[] = [
  ...noQuestions,
  'bye',
  'introduced',
  'gibberish',
  'huh',
  'nameKept',
  'forgetName',
  'silence',
];
const pleasantries: readonly Intent[] = ['hello', 'again', 'thanks', 'wow', 'laugh', 'compliment', 'name'];

function staged(speaker: Speaker, meaning: Meaning, line: string): string {
  const { memory, script, random } = speaker;
  if (line.startsWith('*') && !line.startsWith('**')) return line;
  const serious = memory.heavy > 0 || isSafety(meaning);
  const stock = serious ? script.near : script.gestures;
  const gesture = random() > gestureChance ? null : freshLine(speaker, stock);
  return gesture === null ? line : withGesture(gesture, line);
}

function join(line: string, more: string | null, gap: string): string {
  return more === null ? line : `${line}${gap}${more}`;
}

function isSafety(meaning: Meaning): boolean {
  return meaning.kind === 'intent' && meaning.intent in safetyLines;
}

function isIntent(meaning: Meaning, intent: Intent): boolean {
  return meaning.kind === 'intent' && meaning.intent === intent;
}

function isAnyOf(meaning: Meaning, intents: readonly Intent[]): boolean {
  return meaning.kind === 'intent' && intents.includes(meaning.intent);
}
