import type { Language } from '../../../../contract/languages.ts';
import type { KnownPersona, Line } from '../../../../server/companions/companion.ts';
import type { SeedMate } from '../../../../server/content/seed-mate.ts';
import { seedMates } from '../../../../server/content/seed.ts';
import { createScriptedCompanion } from '../../../../server/companions/scripted/scripted.ts';

export interface TalkOptions {
  readonly seed?: number;
  readonly userName?: string | null;
  readonly persona?: KnownPersona | null;
  readonly notes?: string;
  readonly now?: () => number;
  /** The language of the user's pages. */
  readonly language?: Language;
}

/** A room with a scripted mate: sends a message, returns the complete reply, and keeps history and memory. */
export function openRoom(
  mate: SeedMate,
  {
    seed = 1,
    userName = null,
    persona = null,
    notes = '',
    now = () => 1_800_000_000_000,
    language = 'en',
  }: TalkOptions = {},
) {
  let companion = createScriptedCompanion({ wordDelay: () => 0, random: randomFrom(seed), now });
  const history: Line[] = [];
  let memory: string | null = null;

  return {
    async say(message: string, alternatives: readonly string[] = [], begun = ''): Promise<string> {
      const signal = new AbortController().signal;
      const reply = companion.reply({
        mate,
        history: [...history],
        message,
        alternatives,
        begun,
        memory,
        userName,
        persona,
        notes,
        language,
        signal,
      });
      const pieces: string[] = [];
      let step = await reply.next();
      while (step.done !== true) {
        pieces.push(step.value);
        step = await reply.next();
      }
      memory = step.value.memory;
      const text = pieces.join('');
      history.push({ role: 'user', text: message }, { role: 'mate', text });
      return text;
    },
    /** Simulates a restart of the server: only stored data remains. */
    restart(): void {
      companion = createScriptedCompanion({ wordDelay: () => 0, random: randomFrom(seed + 1), now });
    },
    loseMemory(): void {
      memory = null;
    },
    get memory(): string | null {
      return memory;
    },
  };
}

export function mateCalled(mateId: string): SeedMate {
  const mate = seedMates.find((one) => one.mateId === mateId);
  if (mate === undefined) throw new Error(`There is no seeded mate ${mateId}.`);
  return mate;
}

/** Returns a seeded generator of numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}

/** Returns the unbalanced marks of a text as a list of problems. */
export function unbalanced(text: string): string[] {
  const complaints: string[] = [];
  if ((text.match(/“/gu) ?? []).length !== (text.match(/”/gu) ?? []).length) complaints.push('speech');
  if ((text.match(/\*\*/gu) ?? []).length % 2 !== 0) complaints.push('bold');
  if ((text.replaceAll('**', '').match(/\*/gu) ?? []).length % 2 !== 0) complaints.push('narration');
  if (/[{}<>]|undefined|ERR/u.test(text)) complaints.push('leftover');
  if (/“\s*[.,]|“”|\*\s*\*(?!\*)/u.test(text.replaceAll('**', ''))) complaints.push('empty speech');
  return complaints;
}
