import { buildPrompt } from '../../../server/companions/prompt/build-prompt.ts';
import type { PromptSectionName } from '../../../contract/replies/prompt-section.ts';
import type { Line, Passage } from '../../../server/companions/companion.ts';
import { replyTask, type Task } from '../../../server/companions/prompt/task.ts';
import { iris, requestWith } from '../../server/support/companions/companion-request.ts';
import { knownLore } from '../../server/support/companions/prompts.ts';

export interface PromptRoom {
  /** The sentences of people in it, in one language. */
  readonly sentences: readonly string[];
  readonly messages: number;
  /** How many sentences a message has. */
  readonly length: number;
}

/** The maximum number of messages that are read for a prompt, as in `server/domain/replies/generate.ts`. */
const maxLines = 600;

/** Builds the prompt of a new room and returns the CPU time in milliseconds, and the tokens of its sections. */
export const measurePrompt = (room: PromptRoom, limit: number) => {
  const task = taskIn(room);
  const before = process.cpuUsage();
  const { record } = buildPrompt(task, limit);
  const { user, system } = process.cpuUsage(before);
  const tokens = record.sections.map(({ name, tokens: count }) => [name, count] as const);
  return { ms: (user + system) / 1000, tokens: new Map<PromptSectionName, number>(tokens) };
};

/** A room with everything that can be in a prompt: a lorebook, notes, facts, chapters and passages. */
const taskIn = ({ sentences, messages, length }: PromptRoom): Task => {
  const say = (count: number): string =>
    Array.from({ length: count }, () => sentences[Math.floor(Math.random() * sentences.length)]).join(' ');
  const line = (at: number): Line => ({
    role: at % 2 === 0 ? 'mate' : 'user',
    text: say(length),
    messageId: String(at),
  });
  const passages = Array.from({ length: 40 }, (_, at): Passage => {
    const lines = [0, 1, 2].map(line);
    return {
      messageIds: [`a${String(at)}`],
      lines,
      at: at * 1e9,
      reason: { kind: 'words', words: ['none'] },
    };
  });
  return replyTask(
    requestWith({
      mate: { ...iris, who: say(20) },
      history: Array.from({ length: Math.min(messages, maxLines) }, (_, at) => line(at)),
      message: say(3),
      notes: say(20),
      persona: { name: 'Ada', pronouns: '', about: say(20) },
      facts: Array.from({ length: 200 }, (_, at) => ({
        factId: String(at),
        kind: 'you' as const,
        text: say(1),
        at: at * 1e9,
        isPast: at % 5 === 0,
        reason: { kind: 'always' as const },
      })),
      lore: Array.from({ length: 60 }, () => knownLore(say(3))),
      chapters: Array.from({ length: 20 }, (_, at) => ({
        chapterId: String(at),
        text: say(8),
        from: { messageId: `c${String(at)}`, at: at * 1e9 },
        to: { messageId: `d${String(at)}`, at: at * 1e9 },
        count: 100,
      })),
      passages,
    }),
  );
};
