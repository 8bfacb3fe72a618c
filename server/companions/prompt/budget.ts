/**
 * The budget of each section. The new message gets up to half of what the rules leave. The lorebook and what the mate's maker asks
 * for get their `share` of the remainder. Of what remains then, each other section gets its `share`, independent of what others need;
 * passages also get the unused parts of the shares of facts and chapters, which say the same with fewer tokens. The remainder is
 * distributed in the order of `precedence`, examples last, up to `max` tokens for each: more costs time and money with every reply,
 * and distracts a model. In a large window older messages are recalled as passages.
 */
export const budgets = {
  message: { share: 0.5, max: 4096 },
  character: { share: 0.14, max: 6144 },
  person: { share: 0.1, max: 2048 },
  facts: { share: 0.28, max: 4096 },
  recent: { share: 0.25, max: 8192 },
  chapters: { share: 0.07, max: 1536 },
  passages: { share: 0.15, max: 3072 },
  lore: { share: 0.12, max: 3072 },
  instructions: { share: 0.1, max: 1536 },
  finalInstructions: { share: 0.05, max: 768 },
  depthNote: { share: 0.05, max: 768 },
  examples: { share: 0, max: 2048 },
} as const;
type Section = keyof typeof budgets;

/** These get their shares of what the new message leaves, before others do. */
const makers: readonly Section[] = ['lore', 'instructions', 'finalInstructions', 'depthNote'];
const others: readonly Section[] = ['character', 'person', 'facts', 'recent', 'chapters', 'passages'];

/** The order in which the remainder is shared. A long conversation takes all of it, so the lorebook has its part first. */
const precedence: readonly Section[] = [
  ...(['message', 'character', 'person', 'facts', 'recent', 'lore', 'passages', 'chapters'] as const),
  ...(['instructions', 'finalInstructions', 'depthNote', 'examples'] as const),
];

/** The lorebook's part of the remainder before recent messages get more than their share. */
const loreBeforeRecent = 0.2;

/** The part of the prompt for facts, chapters and passages: 2,000 tokens in a window of 8,192. */
const memory: readonly Section[] = ['facts', 'chapters', 'passages'];
const memoryShare = 0.4;

/** The least that the new message gets, with the instructions for its reply, in tokens. */
const minMessage = 192;

/** How many tokens each section gets. */
type Allotment = Readonly<Record<Section, number>>;

/** Returns how many of so many tokens each section would use: never fewer of more. */
export type Uses = Readonly<Record<Section, (limit: number) => number>>;

/** Divides `free` tokens of a prompt of `limit` among sections, each by what it would use. The sum is at most `free`. */
export const allot = (
  { free, limit }: { readonly free: number; readonly limit: number },
  uses: Uses,
): Allotment => {
  const granted = {
    message: 0,
    character: 0,
    person: 0,
    facts: 0,
    recent: 0,
    chapters: 0,
    passages: 0,
    lore: 0,
    instructions: 0,
    finalInstructions: 0,
    depthNote: 0,
    examples: 0,
  };
  const sumOf = (names: readonly Section[]): number => names.reduce((sum, name) => sum + granted[name], 0);
  let left = free;
  let leftForMemory = Math.floor(limit * memoryShare);
  const grant = (name: Section, max: number): void => {
    const isMemory = memory.includes(name);
    const more = Math.floor(Math.max(0, Math.min(max, left, isMemory ? leftForMemory : left)));
    const used = uses[name](Math.min(granted[name] + more, budgets[name].max));
    const added = Math.max(0, used - granted[name]);
    granted[name] += added;
    left -= added;
    if (isMemory) leftForMemory -= added;
  };
  grant('message', Math.max(minMessage, left * budgets.message.share));
  const remainder = left;
  for (const name of makers) grant(name, remainder * budgets[name].share);
  const shared = left;
  for (const name of others) grant(name, shared * budgets[name].share);
  const shareOfMemory = memory.reduce((sum, name) => sum + budgets[name].share, 0);
  grant('passages', shared * shareOfMemory - sumOf(memory));
  for (const name of precedence) {
    if (name === 'recent') grant('lore', remainder * loreBeforeRecent - granted.lore);
    grant(name, left);
  }
  return granted;
};
