import { PromptSectionName } from '../../../contract/replies/prompt-section.ts';
import type { ChatMessage } from '../../model-host/chat/host-traits.ts';
import type { Line, PromptRecord, PromptRecordSection, SuggestRequest } from '../companion.ts';
import { beginBlock, continueBlock, readable, type Block, type BlockSpace } from './block.ts';
import { countTokens, messageOverhead } from './tokens/count-tokens.ts';
import { frameNotes, sizeOfNotesFrame } from './sections/frame.ts';
import { sizeOfMessage, type NewMessage } from './message.ts';
import { tokensOfNotes } from './sections/notes.ts';
import { planHead, sizeOf, type Following, type Head, type Space, type WrittenSection } from './plan-head.ts';
import { TurnPlan, type TurnNotes } from './plan-turn.ts';
import { replyRules } from './sections/rules.ts';
import type { Task } from './task.ts';
import { toChatMessage, tokensOfTurn, toTurns, type Turn } from './turns.ts';

export interface Prompt {
  readonly messages: readonly ChatMessage[];
  readonly record: PromptRecord;
}

/** No prompt is smaller: the rules and a short message need so many tokens. */
export const minPrompt = 600;

/** The cost of the arrival of a person before the first line, in tokens. */
const arrivalCost = 8;

/** The new message has at most these parts of the space and of what the head leaves, and at least so much where that is needed. */
const messageShares = { ofSpace: 0.5, ofRest: 0.7 } as const;
const messageSizes = { min: 192, max: 4096 } as const;

/** The recent messages have at most so many tokens: more costs time and money with every reply, and distracts a model. */
export const maxRecent = 8192;
/** One of them has at most this part of the space. */
const lineShare = 0.12;

/**
 * Builds the prompt for a task: at most `limit` tokens by count, whatever sizes its parts have. First what stays the same from one reply
 * to the next: a message with the rules and what is always known, and a block of recent messages that only grows until it is full. Then,
 * with the new message, what depends on it. So a host that keeps what it has read of the last prompt reads little again.
 */
export const buildPrompt = (task: Task, limit: number): Prompt => {
  const max = Math.max(limit, minPrompt);
  const space = { limit: max, free: max - countTokens(task.rules) - messageOverhead - arrivalCost };
  const history = readable(task.request.history);
  const plan = continued(task, space, history) ?? begun(task, space, history);
  return write({
    ...plan,
    task,
    limit,
    notes: plan.turn.write(plan.left),
    leftOut: plan.block.from === 0 ? 0 : history.length - plan.block.lines.length,
    recentFrom: nextFrom(task, history, plan),
  });
};

/** Returns what the next prompt of a conversation begins with: without a new message, and what would be said with it. */
export const beginningOf = (request: SuggestRequest, limit: number): readonly ChatMessage[] => {
  const rules = replyRules(request);
  const { messages } = buildPrompt({ request, rules, asks: false, writeMessage: () => nothing }, limit);
  return messages.slice(0, messages.findLastIndex(({ role }) => role === 'assistant') + 1);
};

const nothing: NewMessage = { manner: '', said: [], asked: [] };

/** What a reply usually has, in tokens. */
const usualReply = 300;

/** Returns the message with which the next block begins: where it will be full, a new one, so that nobody waits for its first reading. */
const nextFrom = (
  { request }: Task,
  history: readonly Line[],
  { block, message, options, isNew }: Plan,
): string | null => {
  const isFullNext = block.size + sizeOfMessage(message) + usualReply > options.space;
  if (!isNew && !isFullNext) return request.recentFrom ?? null;
  const { from } = isNew ? block : beginBlock(history, options);
  return history[from]?.messageId ?? request.recentFrom ?? null;
};

interface Plan {
  readonly head: Head;
  readonly block: Block;
  readonly turn: TurnPlan;
  readonly message: NewMessage;
  /** What is left for the notes of the turn, in tokens. */
  readonly left: number;
  /** The space of the block, and whether it is a new one. */
  readonly options: BlockSpace;
  readonly isNew: boolean;
}

/** Returns a plan with the block of recent messages that the last prompt had; null where it does not fit any more. */
const continued = (task: Task, space: Space, history: readonly Line[]): Plan | null => {
  const { recentFrom = null } = task.request;
  const from = recentFrom === null ? 0 : history.findIndex(({ messageId }) => messageId === recentFrom);
  if (from < 0) return null;
  const following = followingOf(history, from, recentFrom === null);
  const head = planHead(task.request, space, following);
  const turn = new TurnPlan(task, space, head, following);
  const { message, rest } = planMessage(task, space, head);
  const options = blockSpace(task, space, rest - turn.guaranteed);
  const block = continueBlock(history, from, options);
  return block === null
    ? null
    : { head, block, turn, message, left: rest - block.size, options, isNew: false };
};

/** Returns a plan with a new block. */
const begun = (task: Task, space: Space, history: readonly Line[]): Plan => {
  const before = planHead(task.request, space, followingOf(history, history.length, false));
  const { rest } = planMessage(task, space, before);
  const guess = new TurnPlan(task, space, before, followingOf(history, history.length, false));
  const options = blockSpace(task, space, rest - guess.guaranteed);
  const planned = beginBlock(history, options);
  const following = followingOf(history, planned.from, false);
  const head = planHead(task.request, space, following);
  const turn = new TurnPlan(task, space, head, following);
  const { message, rest: left } = planMessage(task, space, head);
  const block = planned.size <= left ? planned : beginBlock(history, blockSpace(task, space, left));
  return { head, block, turn, message, left: left - block.size, options, isNew: true };
};

const followingOf = (history: readonly Line[], from: number, isWhole: boolean): Following => ({
  lines: history.slice(from),
  since: history[from]?.at ?? Infinity,
  isWhole,
});

/** The new message, and what it leaves of the space. */
const planMessage = (task: Task, { free }: Space, head: Head): { message: NewMessage; rest: number } => {
  const rest = free - head.size;
  const share = Math.min(free * messageShares.ofSpace, rest * messageShares.ofRest);
  const max = Math.min(messageSizes.max, Math.max(messageSizes.min, share), rest);
  const message = task.writeMessage(Math.floor(max));
  const frame = message.manner === '' ? sizeOfNotesFrame : 0;
  return { message, rest: rest - sizeOfMessage(message) - frame };
};

const blockSpace = ({ request }: Task, { free }: Space, space: number): BlockSpace => ({
  space: Math.max(0, Math.min(maxRecent, space)),
  maxLine: Math.floor(free * lineShare),
  greeting: request.mate.greeting,
});

interface Parts {
  readonly task: Task;
  readonly limit: number;
  readonly head: Head;
  readonly block: Block;
  readonly message: NewMessage;
  readonly notes: TurnNotes;
  readonly leftOut: number;
  readonly recentFrom: string | null;
}

const write = ({ task, limit, head, block, message, notes, leftOut, recentFrom }: Parts): Prompt => {
  const { rules, request } = task;
  const texts = notes.sections.map(({ text }) => text);
  const placed = [...notes.lore, ...notes.depthNote];
  const framed = frameNotes(request.noteMark, [...texts, ...placed.map(({ text }) => text), message.manner]);
  const turns = toTurns([
    ...block.lines,
    ...framed,
    ...message.said,
    ...notes.finalInstructions,
    ...message.asked,
  ]);
  const system = [rules, ...head.sections.map(({ text }) => text)].filter((text) => text !== '');
  const sections: readonly PromptRecordSection[] = [
    { name: 'rules', tokens: countTokens(rules) + messageOverhead, leftOut: 0 },
    ...mergeSections(task, [...head.sections, ...notes.sections], tokensOfNotes(notes.lore)),
  ];
  const tokensOf = {
    depthNote: tokensOfNotes(notes.depthNote),
    finalInstructions: tokensOfNotes(notes.finalInstructions),
    recent: sizeOfTurns(toTurns(block.lines)),
  };
  const all = [{ role: 'system' as const, content: system.join('\n\n') }, ...turns.map(toChatMessage)];
  const sent = countTokens(system.join('\n\n')) + messageOverhead + sizeOfTurns(turns);
  const counted = [...sections.map(({ tokens }) => tokens), ...Object.values(tokensOf)];
  return {
    messages: all,
    record: {
      limit,
      recentFrom,
      sections: [
        ...sections,
        { name: 'recent', tokens: tokensOf.recent, leftOut },
        ...(tokensOf.depthNote === 0
          ? []
          : [{ name: 'depthNote' as const, tokens: tokensOf.depthNote, leftOut: 0 }]),
        { name: 'message', tokens: sent - counted.reduce((sum, tokens) => sum + tokens, 0), leftOut: 0 },
        ...(tokensOf.finalInstructions === 0
          ? []
          : [{ name: 'finalInstructions' as const, tokens: tokensOf.finalInstructions, leftOut: 0 }]),
      ],
    },
  };
};

const sizeOfTurns = (turns: readonly Turn[]): number =>
  turns.reduce((sum, turn) => sum + tokensOfTurn(turn), 0);

/** Returns the sections of the head and of the notes, those of one name as one. */
const mergeSections = (
  { request }: Task,
  written: readonly WrittenSection[],
  tokensOfLoreNotes: number,
): PromptRecordSection[] => {
  const sizes = { lore: request.lore?.length, facts: request.facts?.length };
  return PromptSectionName.options.flatMap((name) => {
    const parts = written.filter((section) => section.name === name);
    if (parts.length === 0) return [];
    const items = parts.flatMap((section) => section.items ?? []);
    const tokens = parts.reduce(
      (sum, { text }) => sum + sizeOf(text),
      name === 'lore' ? tokensOfLoreNotes : 0,
    );
    const leftOut =
      name === 'lore' || name === 'facts'
        ? (sizes[name] ?? 0) - items.length
        : parts.reduce((sum, section) => sum + section.leftOut, 0);
    if (tokens === 0 && leftOut === 0 && isOptional(name)) return [];
    return [{ name, tokens, leftOut, ...(parts.some((section) => section.items) ? { items } : {}) }];
  });
};

/** Sections of which a record says nothing where a mate has none. */
const isOptional = (name: PromptSectionName): boolean => name === 'instructions' || name === 'examples';
