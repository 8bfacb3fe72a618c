import type {
  CompanionRequest,
  KnownLore,
  Line,
  Passage,
  PromptRecord,
} from '../../../../server/companions/companion.ts';
import { buildPrompt, type Prompt } from '../../../../server/companions/prompt/build-prompt.ts';
import { replyTask } from '../../../../server/companions/prompt/task.ts';
import { requestWith } from './companion-request.ts';

/** Builds the prompt for a reply to a request with these parts. */
export const promptFor = (parts: Partial<CompanionRequest>, limit = 6000): Prompt =>
  buildPrompt(replyTask(requestWith(parts)), limit);

/** Returns the first message of that prompt: the rules and what is always known. */
export const systemFor = (parts: Partial<CompanionRequest>, limit?: number): string =>
  promptFor(parts, limit).messages[0]?.content ?? '';

/** Returns the last message of that prompt: the notes for the reply, and what is answered. */
export const turnFor = (parts: Partial<CompanionRequest>, limit?: number): string =>
  promptFor(parts, limit).messages.at(-1)?.content ?? '';

/** Returns what a record says about a section. */
export const sectionOf = (record: PromptRecord, name: string) => {
  const section = record.sections.find((one) => one.name === name);
  if (section === undefined) throw new Error(`There is no section ${name}.`);
  return section;
};

/** An entry of a lorebook that fires. */
export const knownLore = (text: string, parts: Partial<KnownLore> = {}): KnownLore => ({
  loreId: `lore ${text}`,
  text,
  position: { at: 'before' },
  order: 100,
  reason: { kind: 'always' },
  ...parts,
});

/** A passage of a day, of the person and the mate in turns. */
export const passage = (at: string, ...texts: string[]): Passage => ({
  messageIds: texts.map((text) => `id ${text}`),
  lines: texts.map((text, index): Line => ({ role: index % 2 === 0 ? 'user' : 'mate', text })),
  at: Date.parse(at),
  reason: { kind: 'words', words: [] },
});

/** The lines of a conversation. */
export const talk = (count: number): Line[] =>
  Array.from({ length: count }, (_, at): Line => ({
    role: at % 2 === 0 ? 'mate' : 'user',
    text: `Line ${String(at)}, ${'word '.repeat(20)}end.`,
    messageId: `message ${String(at)}`,
  }));
