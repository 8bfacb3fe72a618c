import { risu, ours, st, stCode, v2, v3, type LoreCase } from './lore-case.ts';

const bessie = { comment: 'Bessie', key: ['Bessie'], content: 'Bessie is a cow and is friends with Rufus.' };
const rufus = { comment: 'Rufus', key: ['Rufus'], content: 'Rufus is a dog.' };
const asked = ['What about Bessie?'];
const chain = (length: number) =>
  Array.from({ length }, (_, index) => ({
    comment: `k${String(index)}`,
    key: [`k${String(index)}`],
    content: `See k${String(index + 1)}.`,
  }));
const kings = (...orders: readonly number[]) =>
  orders.map((order) => ({ comment: String(order), key: ['king'], content: 'x'.repeat(10), order }));

export const recursionCases: readonly LoreCase[] = [
  {
    name: 'a hidden key of an entry that fired',
    source: v3('{{hidden_key:A}}: is used in recursive scanning'),
    card: [
      { keys: ['king'], content: 'He is old.{{hidden_key:{{char}}’s Crown}}' },
      { keys: ['Iris’s crown'], content: 'It is gold.' },
    ],
    says: ['The king'],
    fires: ['king', 'Iris’s crown'],
  },
  {
    name: 'a hidden key of an entry that ends recursion',
    source: risu('unrecursive'),
    card: [
      { keys: ['king'], content: '@@unrecursive\nHe is old.{{hidden_key:crown}}' },
      { keys: ['crown'], content: 'It is gold.' },
    ],
    says: ['The king'],
    fires: ['king'],
  },
  {
    name: 'an entry names another',
    source: st('Recursive scanning'),
    world: [bessie, rufus],
    says: asked,
    fires: ['Bessie', 'Rufus'],
  },
  {
    name: 'recursion is off for the book',
    source: v3('recursive_scanning: false'),
    card: [
      { keys: ['Bessie'], content: bessie.content },
      { keys: ['Rufus'], content: rufus.content },
    ],
    book: { recursive_scanning: false },
    says: asked,
    fires: ['Bessie'],
  },
  {
    name: 'recursion is on for the book',
    source: v2('recursive_scanning'),
    card: [
      { keys: ['Bessie'], content: bessie.content },
      { keys: ['Rufus'], content: rufus.content },
    ],
    book: { recursive_scanning: true },
    says: asked,
    fires: ['Bessie', 'Rufus'],
  },
  {
    name: 'not recursable',
    source: st('Non-recursable'),
    world: [bessie, { ...rufus, excludeRecursion: true }],
    says: asked,
    fires: ['Bessie'],
  },
  {
    name: 'not recursable, but named by the message',
    source: st('Non-recursable'),
    world: [bessie, { ...rufus, excludeRecursion: true }],
    says: ['Bessie and Rufus'],
    fires: ['Bessie', 'Rufus'],
  },
  {
    name: 'prevents further recursion',
    source: st('Prevent further recursion'),
    world: [{ ...bessie, preventRecursion: true }, rufus],
    says: asked,
    fires: ['Bessie'],
  },
  {
    name: 'delayed until recursion, named by the message alone',
    source: st('Delay until recursion'),
    world: [{ ...rufus, delayUntilRecursion: true }],
    book: { recursive_scanning: false },
    says: ['Rufus'],
    fires: [],
  },
  {
    name: 'delayed until recursion, named by an entry',
    source: st('Delay until recursion'),
    world: [bessie, { ...rufus, delayUntilRecursion: true }],
    says: asked,
    fires: ['Bessie', 'Rufus'],
  },
  {
    name: 'the second level after the first',
    source: st('Recursion Level'),
    world: [
      bessie,
      { ...rufus, delayUntilRecursion: 1, content: 'Likes Tom.' },
      { comment: 'Tom', key: ['Tom'], delayUntilRecursion: 2 },
    ],
    says: asked,
    fires: ['Bessie', 'Rufus', 'Tom'],
  },
  {
    name: 'a level waits until the one before fires nothing more',
    source: st('Recursion Level'),
    world: [
      bessie,
      { ...rufus, delayUntilRecursion: 1 },
      { comment: 'fallback', key: ['cow'], keysecondary: ['dog'], selectiveLogic: 2, delayUntilRecursion: 2 },
    ],
    says: asked,
    fires: ['Bessie', 'Rufus'],
  },
  {
    name: 'a level counts although nothing was fired before',
    source: stCode('availableRecursionDelayLevels'),
    world: [{ ...rufus, delayUntilRecursion: 2 }],
    says: ['Rufus'],
    fires: ['Rufus'],
  },
  {
    name: 'at most eight scans',
    source: ours('bounded work'),
    world: chain(12),
    says: ['k0'],
    fires: ['k0', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7'],
  },
  {
    name: 'entries that name each other',
    source: ours('each fires once'),
    world: [bessie, { ...rufus, content: 'Bessie’s friend.' }],
    says: asked,
    fires: ['Bessie', 'Rufus'],
  },
  {
    name: 'an entry that names itself',
    source: v3('content: added once'),
    world: [{ ...bessie, content: 'Bessie, Bessie, Bessie.' }],
    says: ['Bessie Bessie'],
    fires: ['Bessie'],
  },
  {
    name: 'a secondary key in the text of an entry',
    source: stCode('buffer.get + recursion'),
    world: [bessie, { comment: 'both', key: ['cow'], keysecondary: ['about'], selectiveLogic: 0 }],
    says: asked,
    fires: ['Bessie', 'both'],
  },
  {
    name: 'a scan depth of 0 counts the texts of entries',
    source: st('Scan Depth: 0'),
    world: [bessie, { ...rufus, scanDepth: 0 }],
    says: ['Bessie and Rufus'],
    fires: ['Bessie', 'Rufus'],
  },
  {
    name: 'what failed by chance fires nothing',
    source: stCode('successfulNewEntries'),
    world: [{ ...bessie, probability: 0 }, rufus],
    says: asked,
    fires: [],
  },
  {
    name: 'a constant entry fires others',
    source: st('Recursive scanning'),
    world: [{ ...bessie, key: [], constant: true }, rufus],
    says: ['Hello'],
    fires: ['Bessie', 'Rufus'],
  },
  {
    name: 'higher orders stay',
    source: st('Context % / Budget'),
    world: kings(1, 3, 2),
    says: ['king'],
    options: { budget: 20 },
    fires: ['3', '2'],
  },
  {
    name: 'the budget is exact',
    source: ours('an entry that just fits is used'),
    world: kings(1, 2),
    says: ['king'],
    options: { budget: 20 },
    fires: ['2', '1'],
  },
  {
    name: 'constant entries first',
    source: st('Context % / Budget: constant entries first'),
    world: [...kings(5), { comment: 'always', key: [], constant: true, order: 1, content: 'x'.repeat(10) }],
    says: ['king'],
    options: { budget: 10 },
    fires: ['always'],
  },
  {
    name: 'direct hits before recursive ones',
    source: st('Context % / Budget: direct before recursive'),
    world: [
      { comment: 'named by an entry', key: ['hat'], content: 'x'.repeat(10), order: 900 },
      { comment: 'named by the message', key: ['king'], content: 'A big hat.', order: 1 },
    ],
    says: ['king'],
    options: { budget: 15 },
    fires: ['named by the message'],
  },
  {
    name: 'nothing after the budget is exhausted',
    source: st('Context % / Budget: no more entries'),
    world: [{ comment: 'long', key: ['king'], content: 'x'.repeat(99), order: 9 }, ...kings(1)],
    says: ['king'],
    options: { budget: 20 },
    fires: [],
  },
  {
    name: 'an entry that ignores the budget',
    source: stCode('ignoreBudget'),
    world: [
      ...kings(9),
      { comment: 'free', key: ['king'], content: 'x'.repeat(99), order: 1, ignoreBudget: true },
    ],
    says: ['king'],
    options: { budget: 5 },
    fires: ['free'],
  },
  {
    name: 'the budget of the book',
    source: v2('token_budget'),
    card: [
      { keys: ['king'], comment: 'low', content: 'x'.repeat(10), insertion_order: 1 },
      { keys: ['king'], comment: 'high', content: 'x'.repeat(10), insertion_order: 2 },
    ],
    book: { token_budget: 10 },
    says: ['king'],
    fires: ['high'],
  },
  {
    name: 'the lowest priority goes first',
    source: v2('priority'),
    card: [
      { keys: ['king'], comment: 'important', content: 'x'.repeat(10), insertion_order: 1, priority: 10 },
      { keys: ['king'], comment: 'late', content: 'x'.repeat(10), insertion_order: 99, priority: 1 },
    ],
    book: { token_budget: 10 },
    says: ['king'],
    fires: ['important'],
  },
];
