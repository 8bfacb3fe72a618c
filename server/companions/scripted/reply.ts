import { answerTo } from './answer.ts';
import type { Interpreter } from './interpreter.ts';
import type { Memory } from './memory.ts';
import type { Intent } from './shared/lines.ts';
import { questionLines } from './shared/lines-questions.ts';
import { safetyLines } from './shared/lines-safety.ts';
import { spoken, withGesture } from './format-speech.ts';
import { understand, type Heard } from './understand.ts';
import { freshLine, lineFor, oldestLine, type Speaker } from './pick-line.ts';

const AWAY = 3 * 60 * 60 * 1000;
const GESTURE_CHANCE = 0.45;
const QUESTION_CHANCE = 0.35;

/** Answers one message in chat Markdown and writes what was learnt into the speaker's memory. */
export async function converse(
  interpreter: Interpreter,
  speaker: Speaker,
  message: string,
  now: number,
): Promise<string> {
  const { memory } = speaker;
  const { heard, name, likes } = await understand(interpreter, message, memory);
  const away = memory.turns > 0 && now - memory.at > AWAY;
  learn(memory, name, likes);

  const before = memory.thread;
  const answer = answerTo(speaker, heard);
  const told = memory.thread !== before;
  const prefix =
    away && !isIntent(heard, 'hello') ? lineFor(speaker, 'welcomeBack') : nameNoticed(speaker, heard, name);
  const said = [prefix, answer].filter((part) => part !== null).join(' ');
  const line = told || isSafety(heard) ? said : closing(speaker, heard, said);
  const text = spoken(staged(speaker, heard, line));

  // "Another one" may be said several times.
  if (!isIntent(heard, 'more')) memory.before = heard.kind === 'intent' ? heard.intent : heard.kind;
  memory.asked = line.trimEnd().endsWith('?');
  memory.turns += 1;
  memory.at = now;
  return text;
}

function learn(memory: Memory, name: string | null, likes: readonly string[]): void {
  if (name !== null) memory.name = name;
  for (const like of likes) {
    memory.likes = [...memory.likes.filter((known) => known.toLowerCase() !== like.toLowerCase()), like];
    memory.topic = like;
    memory.likeTurn = memory.turns;
  }
  memory.awaitsName = false;
}

function nameNoticed(speaker: Speaker, heard: Heard, name: string | null): string | null {
  return name === null || isIntent(heard, 'name') || isSafety(heard) ? null : lineFor(speaker, 'nameBrief');
}

/** Adds a question of the mate's own now and then, and asks for the name once. */
function closing(speaker: Speaker, heard: Heard, line: string): string {
  const { memory, script, random } = speaker;
  if (line.includes('?') || memory.heavy > 0 || isAnyOf(heard, PARTINGS)) return line;
  const inviting = heard.kind === 'intent' && (heard.intent in questionLines || isAnyOf(heard, PLEASANTRIES));
  if (memory.name === null && !memory.nameAsked && (inviting || memory.turns >= 3)) {
    memory.nameAsked = true;
    memory.awaitsName = true;
    return join(line, lineFor(speaker, 'askName'));
  }
  const curious = inviting && !memory.asked && random() < QUESTION_CHANCE;
  return curious ? join(line, freshLine(speaker, script.questions)) : line;
}

const PARTINGS: readonly Intent[] = ['bye', 'stop', 'gibberish', 'huh', 'nameKept', 'forgetName', 'silence'];
const PLEASANTRIES: readonly Intent[] = ['hello', 'again', 'thanks', 'wow', 'laugh', 'compliment', 'name'];

function staged(speaker: Speaker, heard: Heard, line: string): string {
  const { memory, script, random } = speaker;
  if (line.startsWith('*') && !line.startsWith('**')) return line;
  const serious = memory.heavy > 0 || isSafety(heard);
  const stock = serious ? script.near : script.gestures;
  if (random() > GESTURE_CHANCE || stock.length === 0) return line;
  const gesture = freshLine(speaker, stock) ?? (random() < 0.5 ? oldestLine(speaker, stock) : null);
  return gesture === null ? line : withGesture(gesture, line);
}

function join(line: string, more: string | null): string {
  return more === null ? line : `${line} ${more}`;
}

function isSafety(heard: Heard): boolean {
  return heard.kind === 'intent' && heard.intent in safetyLines;
}

function isIntent(heard: Heard, intent: Intent): boolean {
  return heard.kind === 'intent' && heard.intent === intent;
}

function isAnyOf(heard: Heard, intents: readonly Intent[]): boolean {
  return heard.kind === 'intent' && intents.includes(heard.intent);
}
