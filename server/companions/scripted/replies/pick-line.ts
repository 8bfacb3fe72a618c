import type { MateProfile } from '../../../content/mate-profile.ts';
import type { MateScript } from '../../../content/mate-script.ts';
import type { Memory } from '../memory/memory.ts';
import type { ScriptLanguage } from '../languages/script-language.ts';
import type { RememberedFact } from '../memory/remembered-facts.ts';
import { capitalized } from '../../capitalized.ts';
import type { Intent } from '../../../content/shared-lines/lines.ts';
import { unmarked } from '../understanding/format-speech.ts';

const ownLineChance = 0.8;

/** The context of selecting the next line. The memory is updated while a reply is composed. */
export interface Speaker {
  readonly mate: MateProfile;
  readonly script: MateScript;
  readonly language: ScriptLanguage;
  readonly memory: Memory;
  /** The facts that it knows about the user, the newest last. */
  readonly facts: readonly RememberedFact[];
  /** The facts that the user's notes state. */
  readonly noted: readonly RememberedFact[];
  /** The last message of the user, as far as it can be repeated. */
  readonly said: string | null;
  readonly random: () => number;
}

/** Returns an unused line of the intent, with its placeholders filled in; null when all were used. */
export function lineFor(speaker: Speaker, intent: Intent, words: string | null = null): string | null {
  const own = speaker.script.lines[intent] ?? [];
  const shared = speaker.language.lines[intent] ?? [];
  const pools = speaker.random() < ownLineChance ? [own, shared] : [[...own, ...shared]];
  for (const pool of pools) {
    const line = freshLine(speaker, pool, words);
    if (line !== null) return line;
  }
  return null;
}

/** Returns one of the unused lines, with its placeholders filled in; null when all were used. */
export function freshLine(
  speaker: Speaker,
  pool: readonly string[],
  words: string | null = null,
): string | null {
  const { memory } = speaker;
  const said = new Set(memory.said);
  const blanks = blanksOf(speaker, words);
  const fresh = pool.filter((line) => !said.has(mark(line)) && filled(line, blanks) !== null);
  // A talk in which every reply ends in a question feels like an interview.
  const calm = memory.asked ? fresh.filter((line) => !endsInQuestion(line)) : fresh;
  const choices = calm.length > 0 && speaker.random() < 0.75 ? calm : fresh;
  const line = choices[Math.floor(speaker.random() * choices.length)];
  if (line === undefined) return null;
  return uttered(speaker, line, blanks);
}

/** Whether a line ends in a question, in any script. */
export const endsInQuestion = (line: string): boolean => /[?？؟]\s*$/u.test(line);

/** Whether a line contains a question. */
export const hasQuestion = (line: string): boolean => /[?？؟]/u.test(line);

/** Returns the line that uses the most known facts; among several the one used least recently. */
export function richestLine(speaker: Speaker, pool: readonly string[]): string {
  const blanks = blanksOf(speaker, null);
  const usable = pool.filter((line) => filled(line, blanks) !== null);
  const highest = Math.max(...usable.map(blankCount));
  return oldestLine(
    speaker,
    usable.filter((line) => blankCount(line) === highest),
  );
}

/** Returns the least recently used line of the pool, when all were used. */
export function oldestLine(speaker: Speaker, pool: readonly string[]): string {
  const { memory } = speaker;
  const blanks = blanksOf(speaker, null);
  const usable = pool.filter((line) => filled(line, blanks) !== null);
  const [oldest = ''] = usable.toSorted(
    (one, other) => memory.said.lastIndexOf(mark(one)) - memory.said.lastIndexOf(mark(other)),
  );
  return uttered(speaker, oldest, blanks) ?? '';
}

function uttered({ memory, script }: Speaker, line: string, blanks: Blanks): string | null {
  memory.said.push(mark(line));
  if (line.includes('{offer}')) {
    memory.offered = script.threads.find((thread) => thread.about === blanks.get('offer'))?.id ?? null;
  }
  return filled(line, blanks);
}

function blankCount(line: string): number {
  return line.match(/\{(?:, )?\w+\}/gu)?.length ?? 0;
}

/** Returns the hash by which the memory identifies a line. */
export function mark(line: string): string {
  let hash = 2_166_136_261;
  for (const character of line) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0).toString(36);
}

type Blanks = ReadonlyMap<string, string>;

/** Returns an unused frame, else the least recently used one, with the clause in its blank. */
export function fillFrame({ memory, random }: Speaker, frames: readonly string[], clause: string): string {
  const fresh = frames.filter((frame) => !memory.said.includes(mark(frame)));
  const [oldest = ''] = frames.toSorted(
    (one, other) => memory.said.lastIndexOf(mark(one)) - memory.said.lastIndexOf(mark(other)),
  );
  const frame = fresh[Math.floor(random() * fresh.length)] ?? oldest;
  memory.said.push(mark(frame));
  return frame.replace('{X}', () => capitalized(clause)).replace('{x}', () => clause);
}

/** Returns what the user likes, as phrases for the mate's lines, the newest last. */
export function likesOf({
  language,
  facts,
  noted,
}: Pick<Speaker, 'language' | 'facts' | 'noted'>): readonly string[] {
  return [...facts, ...noted].map(language.likedThing).filter((like) => like !== null);
}

function blanksOf(
  { mate, script, language, memory, facts, noted, said, random }: Speaker,
  words: string | null,
): Blanks {
  const untold = script.threads.filter(
    (thread) => !memory.threadsTold.includes(thread.id) && thread.id !== memory.thread?.id,
  );
  const from = Math.floor(random() * untold.length);
  const x = words === null ? null : language.turned(unmarked(words));
  const like = likesOf({ language, facts, noted }).at(-1) ?? null;
  const found: readonly (readonly [string, string | null | undefined])[] = [
    ['mate', script.shortName ?? mate.shortName],
    ['place', mate.place],
    ['age', String(mate.age)],
    ['likes', mate.likes.slice(0, 3).join(', ')],
    ['likes0', mate.likes[0]],
    ['likes1', mate.likes[1]],
    ['name', memory.name],
    [', name', memory.name === null ? null : language.address.replace('{name}', memory.name)],
    ['x', x],
    ['X', x === null ? null : capitalized(x)],
    ['like', like],
    ['Like', like === null ? null : capitalized(like)],
    ['topic', memory.topic],
    ['said', said],
    ['introduction', memory.name === null ? memory.introduction : null],
    ['offer', untold[from]?.about],
    ['other', untold.length > 1 ? untold[(from + 1) % untold.length]?.about : null],
  ];
  return new Map(
    found.flatMap(([blank, value]) =>
      value === null || value === undefined || value === '' ? [] : [[blank, value]],
    ),
  );
}

/** Fills in placeholders; `{, name}` may stay empty, any other without a value makes the line unusable (null). */
function filled(line: string, blanks: Blanks): string | null {
  let complete = true;
  const text = line
    .replace('{, name}', () => blanks.get(', name') ?? '')
    .replace(/\{(\w+)\}/gu, (_, blank: string) => {
      const value = blanks.get(blank);
      if (value === undefined) complete = false;
      return value ?? '';
    });
  return complete ? text : null;
}
