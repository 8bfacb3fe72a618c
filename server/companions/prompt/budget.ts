/**
 * The budget of each section, in this order of precedence. The new message gets up to half of what the rules leave. The lorebook
 * and what the mate's maker asks for get their `share` of the remainder. Of what remains then, each other section gets its `share`, independent of what others need;
 * passages also get the unused part of the share of facts, which say the same with fewer tokens. The remainder is distributed in
 * the order of precedence, examples last, up to `most` tokens for each: more costs time and money with every reply, and distracts a model. In a
 * large window older messages are recalled as passages.
 */
export const budgets = {
  message: { share: 0.5, most: 4096 },
  character: { share: 0.14, most: 6144 },
  person: { share: 0.1, most: 2048 },
  facts: { share: 0.3, most: 2048 },
  recent: { share: 0.18, most: 8192 },
  lore: { share: 0.12, most: 3072 },
  passages: { share: 0.18, most: 3072 },
  chapters: { share: 0.1, most: 1536 },
  instructions: { share: 0.1, most: 1536 },
  finalInstructions: { share: 0.05, most: 768 },
  depthNote: { share: 0.05, most: 768 },
  examples: { share: 0, most: 2048 },
} as const;
type Section = keyof typeof budgets;

/** Object.keys widens the keys. */
const sections = Object.keys(budgets) as Section[];

/** These get their shares of what the new message leaves, before others do. */
const makers: readonly Section[] = ['lore', 'instructions', 'finalInstructions', 'depthNote'];

/** The least that the new message gets, with the instructions for its reply, in tokens. */
const leastMessage = 192;

/** How many tokens each section gets. */
type Allotment = Readonly<Record<Section, number>>;

/** Divides `tokens` among sections that could use so many. The sum is at most `tokens`. */
export const allot = (tokens: number, wanted: Allotment): Allotment => {
  const granted = {
    message: 0,
    character: 0,
    person: 0,
    facts: 0,
    recent: 0,
    lore: 0,
    passages: 0,
    chapters: 0,
    instructions: 0,
    finalInstructions: 0,
    depthNote: 0,
    examples: 0,
  };
  let left = tokens;
  const grant = (name: Section, most: number): void => {
    const needed = Math.min(wanted[name], budgets[name].most) - granted[name];
    const more = Math.min(needed, Math.floor(most));
    granted[name] += more;
    left -= more;
  };
  grant('message', Math.max(leastMessage, left * budgets.message.share));
  const remainder = left;
  for (const name of makers) grant(name, remainder * budgets[name].share);
  const others = left;
  for (const name of sections.filter((one) => one !== 'message' && !makers.includes(one))) {
    grant(name, others * budgets[name].share);
    if (name === 'facts') grant('passages', Math.floor(others * budgets.facts.share) - granted.facts);
  }
  for (const name of sections) grant(name, left);
  return granted;
};
