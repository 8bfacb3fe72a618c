import type { ScriptLanguage } from '../languages/script-language.ts';
import type { Memory } from '../memory/memory.ts';
import { spoken } from '../understanding/format-speech.ts';
import { tidy } from '../understanding/normalize-input.ts';
import type { Understand } from '../understanding/understand.ts';
import { mark } from './pick-line.ts';

const linesRead = 12;
const linesRecalled = 3;

/** Learns from new notes. Returns whether they contained anything new. */
export async function readNotes(understand: Understand, memory: Memory, notes: string): Promise<boolean> {
  const marked = mark(notes);
  const before = memory.noted;
  memory.noted = marked;
  if (notes === '' || marked === before) return false;
  for (const line of linesOf(notes).slice(0, linesRead)) {
    const { name } = await understand(line, memory);
    memory.name = name ?? memory.name;
  }
  return true;
}

/** Acknowledges the notes, quoting the first suitable one; returns null during a serious talk. */
export function notesTaken(
  language: ScriptLanguage,
  { crisis, heavy }: Memory,
  notes: string,
): string | null {
  if (crisis > 0 || heavy > 0) return null;
  const [first] = recalled(language, notes);
  const { read, taken } = language.notes;
  return spoken(first === undefined ? read : taken.replace('{x}', () => first), language);
}

/** Quotes the notes for a user who asks what the mate knows; null without a suitable one. */
export function notesRecalled(language: ScriptLanguage, notes: string): string | null {
  const lines = recalled(language, notes).slice(0, linesRecalled);
  return lines.length === 0
    ? null
    : spoken(
        language.notes.recalled.replace('{x}', () => lines.join('; ')),
        language,
      );
}

const linesOf = (notes: string): readonly string[] =>
  notes.split('\n').flatMap((line) => tidy(line).sentences.map(({ text }) => text));

const recalled = ({ turned }: ScriptLanguage, notes: string): readonly string[] =>
  linesOf(notes)
    .map(turned)
    .filter((line) => line !== null);
