/** The sections whose size depends on what people wrote, in this order of precedence: the last one yields first. */
const yielding = [
  'message',
  'character',
  'person',
  'facts',
  'recent',
  'lore',
  'passages',
  'chapters',
] as const;
type YieldingSection = (typeof yielding)[number];

/**
 * The budget of each section. The new message has precedence: it gets up to half of what the rules leave. The lorebook gets its
 * `share` of the remainder. Of what remains then, each other section gets its `share`, independent of what others need; passages
 * also get the unused part of the share of facts, which say the same with fewer tokens. The rest is distributed in the order of
 * precedence, up to `most` tokens for each: more costs time and money with every reply, and distracts a model. In a large window
 * older messages are recalled as passages.
 */
export const budgets: Readonly<Record<YieldingSection, { readonly share: number; readonly most: number }>> = {
  message: { share: 0, most: 4096 },
  lore: { share: 0.12, most: 3072 },
  character: { share: 0.14, most: 6144 },
  person: { share: 0.1, most: 2048 },
  facts: { share: 0.3, most: 2048 },
  recent: { share: 0.18, most: 8192 },
  passages: { share: 0.18, most: 3072 },
  chapters: { share: 0.1, most: 1536 },
};

/** The least that the new message gets, with the instructions for its reply, in tokens. */
const leastMessage = 192;

/** How many tokens each section gets. */
type Allotment = Readonly<Record<YieldingSection, number>>;

/** Divides `tokens` among sections that could use so many. The sum is at most `tokens`. */
export const allot = (tokens: number, wanted: Allotment): Allotment => {
  const limitOf = (name: YieldingSection): number => Math.min(wanted[name], budgets[name].most);
  const message = Math.min(limitOf('message'), Math.max(leastMessage, Math.floor(tokens / 2)));
  const free = tokens - message;
  const lore = Math.min(limitOf('lore'), Math.floor(free * budgets.lore.share));
  const granted = { message, lore, character: 0, person: 0, facts: 0, recent: 0, passages: 0, chapters: 0 };
  const others = free - lore;
  const shareOf = (name: YieldingSection): number => Math.floor(others * budgets[name].share);
  let left = others;
  for (const name of yielding.filter((one) => one !== 'message' && one !== 'lore')) {
    const unused = name === 'passages' ? shareOf('facts') - granted.facts : 0;
    granted[name] = Math.min(limitOf(name), shareOf(name) + unused);
    left -= granted[name];
  }
  for (const name of yielding) {
    const more = Math.min(limitOf(name) - granted[name], left);
    granted[name] += more;
    left -= more;
  }
  return granted;
};
