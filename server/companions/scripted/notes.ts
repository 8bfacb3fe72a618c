import type { Interpreter } from './interpreter.ts';
import type { Memory } from './memory.ts';
import { turnedRound } from './user-mate-text.ts';
import { spoken } from './format-speech.ts';
import { tidy } from './normalize-input.ts';
import { understand } from './understand.ts';
import { mark } from './pick-line.ts';

const LINES_READ = 12;
const LINES_RECALLED = 3;

/** Learns from new notes. Returns whether they contained anything new. */
export async function readNotes(interpreter: Interpreter, memory: Memory, notes: string): Promise<boolean> {
  const marked = mark(notes);
  const before = memory.noted;
  memory.noted = marked;
  if (notes === '' || marked === before) return false;
  for (const line of linesOf(notes).slice(0, LINES_READ)) {
    const { name } = await understand(interpreter, line, memory);
    memory.name = name ?? memory.name;
  }
  return true;
}

/** Acknowledges the notes, quoting the first suitable one; returns null during a serious talk. */
export function notesTaken({ crisis, heavy }: Memory, notes: string): string | null {
  if (crisis > 0 || heavy > 0) return null;
  const [first] = recalled(notes);
  return spoken(
    first === undefined
      ? 'I have read what you wrote down for me. I will keep it in mind.'
      : `I have it written down: ${first}. I will keep that in mind.`,
  );
}

/** Quotes the notes for a user who asks what the mate knows; null without a suitable one. */
export function notesRecalled(notes: string): string | null {
  const lines = recalled(notes).slice(0, LINES_RECALLED);
  return lines.length === 0 ? null : spoken(`And you asked me to remember: ${lines.join('; ')}.`);
}

const linesOf = (notes: string): readonly string[] =>
  notes.split('\n').flatMap((line) => tidy(line).sentences.map(({ text }) => text));

const recalled = (notes: string): readonly string[] =>
  linesOf(notes)
    .map((line) => turnedRound(line))
    .filter((line) => line !== null);
