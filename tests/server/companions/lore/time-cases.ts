import { st, stCode, v3, type LoreCase } from './lore-case.ts';

const says = (count: number, last = 'the king'): string[] => [
  ...Array.from({ length: count - 1 }, () => 'hm'),
  last,
];
const effects = (at: number) => ({ effects: [{ version: 'FIRED', at }] });

/** Cases in which the only entry fired at an earlier message; `version` is set by the test. */
export interface TimedCase extends Omit<LoreCase, 'fires' | 'world' | 'card'> {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly isFired: boolean;
}

const example = { key: ['king'], sticky: 3, cooldown: 2, delay: 2 };
const timed = (
  name: string,
  source: string,
  [entry, at, now, isFired]: readonly [Readonly<Record<string, unknown>>, number, number, boolean],
  last?: string,
): TimedCase => ({ name, source, entry, says: says(now, last), scene: effects(at), isFired });

const timeline = st('Timed Effects Example');

/** An entry that fired at the message `at`, asked at the message `now`. */
export const timedCases: readonly TimedCase[] = [
  timed('sticky, one message after it fired', timeline, [example, 2, 3, true], 'and?'),
  timed('sticky, two messages after', timeline, [example, 2, 4, true], 'and?'),
  timed('sticky, three messages after', timeline, [example, 2, 5, true], 'and?'),
  timed('cooldown, the first message', timeline, [example, 2, 6, false]),
  timed('cooldown, the second message', timeline, [example, 2, 7, false]),
  timed('fires again after both', timeline, [example, 2, 8, true]),
  timed('after both without a key', timeline, [example, 2, 8, false], 'and?'),
  timed('cooldown alone', st('Types of Timed Effects: Cooldown'), [
    { key: ['king'], cooldown: 2 },
    3,
    5,
    false,
  ]),
  timed('cooldown alone is over', st('Types of Timed Effects: Cooldown'), [
    { key: ['king'], cooldown: 2 },
    3,
    6,
    true,
  ]),
  timed('a cooldown stops a constant entry', stCode('suppressed by cooldown'), [
    { constant: true, key: [], cooldown: 2 },
    3,
    4,
    false,
  ]),
  timed('sticky ignores probability', st('Types of Timed Effects: Sticky'), [
    { key: ['king'], sticky: 3, probability: 0 },
    3,
    5,
    true,
  ]),
  timed(
    'another reply to the same message',
    st('Timed Effects Rules, 3'),
    [{ key: ['king'], sticky: 3 }, 4, 4, false],
    'and?',
  ),
  timed('another reply to the same message, with a cooldown', st('Timed Effects Rules, 3'), [
    { key: ['king'], cooldown: 3 },
    4,
    4,
    true,
  ]),
  timed('earlier messages were deleted', st('Timed Effects Rules, 3'), [
    { key: ['king'], cooldown: 3 },
    6,
    4,
    true,
  ]),
  timed(
    'keeps firing after a match',
    v3('@@keep_activate_after_match'),
    [{ key: ['king'], content: '@@keep_activate_after_match\nText.' }, 2, 40, true],
    'and?',
  ),
  timed('never fires again after a match', v3('@@dont_activate_after_match'), [
    { key: ['king'], content: '@@dont_activate_after_match\nText.' },
    2,
    40,
    false,
  ]),
  timed(
    'sticky in a later scan of entries',
    stCode('!isSticky'),
    [{ key: ['king'], sticky: 9, delayUntilRecursion: true }, 2, 4, true],
    'and?',
  ),
];

const chance = (value: number) => ({ random: () => value });
export const timeCases: readonly LoreCase[] = [
  {
    name: 'a delay with too few messages',
    source: st('Types of Timed Effects: Delay'),
    world: [{ key: ['king'], delay: 3 }],
    says: says(2),
    fires: [],
  },
  {
    name: 'a delay with enough messages',
    source: st('Types of Timed Effects: Delay'),
    world: [{ key: ['king'], delay: 3 }],
    says: says(3),
    fires: ['king'],
  },
  {
    name: 'a delay of 0',
    source: st('Types of Timed Effects: Delay'),
    world: [{ key: ['king'], delay: 0 }],
    says: says(1),
    fires: ['king'],
  },
  {
    name: 'an edited entry has no effects',
    source: st('Timed Effects Rules, 4'),
    world: [{ key: ['king'], cooldown: 5 }],
    says: says(3),
    scene: { effects: [{ version: 'another', at: 2 }] },
    fires: ['king'],
  },
  ...(
    [
      [100, 0.999, true],
      [50, 0.49, true],
      [50, 0.51, false],
      [1, 0.005, true],
      [0, 0, false],
    ] as const
  ).map(([probability, drawn, isFired]): LoreCase => ({
    name: `a probability of ${String(probability)} where ${String(drawn)} is drawn`,
    source: st('Probability (Trigger %)'),
    world: [{ key: ['king'], probability }],
    says: says(1),
    options: chance(drawn),
    fires: isFired ? ['king'] : [],
  })),
  {
    name: 'a probability that is not used',
    source: stCode('!entry.useProbability'),
    world: [{ key: ['king'], probability: 0, useProbability: false }],
    says: says(1),
    fires: ['king'],
  },
  {
    name: 'probability of a constant entry',
    source: st('Probability: by any means (constant, primary key, recursion)'),
    world: [{ comment: 'it', key: [], constant: true, probability: 10 }],
    says: says(1),
    options: chance(0.5),
    fires: [],
  },
  {
    name: 'what failed by chance is not drawn again in later scans',
    source: stCode('failedProbabilityChecks'),
    world: [
      { key: ['king'], probability: 50 },
      { key: ['the'], content: 'A king.' },
    ],
    says: says(1),
    options: { random: drawing([0.9, 0.1]) },
    fires: ['the'],
  },
];

/** Returns these numbers, one after the other. */
function drawing(numbers: readonly number[]): () => number {
  const left = [...numbers];
  return () => left.shift() ?? 0;
}
