import { expect, test } from 'vitest';
import { seedMates } from '../../../../server/content/seed.ts';
import type { KnownFact, Line, Passage } from '../../../../server/companions/companion.ts';
import { statedFacts } from '../../../../server/companions/scripted/memory/remembered-facts.ts';
import { createScriptedCompanion } from '../../../../server/companions/scripted/scripted.ts';
import { mateCalled, randomFrom } from './talk.ts';

interface Turn {
  readonly say: string;
  /** The expected text of the reply. */
  readonly recalls?: RegExp;
  /** The text that is not, or no longer, true. */
  readonly avoids?: RegExp;
}

/** Thirty turns, in which each question asks for something that was planted or was never said. */
const script: readonly Turn[] = [
  { say: 'Hi! My name is Mara.' },
  { say: 'I love lighthouses.' },
  { say: 'What do I love?', recalls: /lighthouses/iu },
  { say: 'My sister is called Lena.' },
  { say: 'I live in Bristol.' },
  { say: 'It rained all morning here.' },
  { say: 'I promised to call my sister on Sunday.' },
  { say: 'So what did I promise, and to whom?', recalls: /call your sister/iu },
  { say: 'What is my sister called?', recalls: /Lena/u },
  { say: "I'm a nurse at a children's hospital." },
  { say: 'My exam is on Friday.' },
  { say: 'I left my red umbrella at the station.' },
  { say: 'When is my exam?', recalls: /Friday/u },
  { say: 'We have a dog called Bruno.' },
  { say: "What's my dog's name?", recalls: /Bruno/u },
  { say: "I can't stand cilantro." },
  { say: 'What do I hate?', recalls: /cilantro/u, avoids: /lighthouse/iu },
  { say: 'I moved to Porto last week!' },
  { say: 'Where do I live?', recalls: /Porto/u, avoids: /Bristol/u },
  { say: "I'm allergic to peanuts." },
  { say: 'The kitchen is still full of boxes.' },
  { say: 'What am I allergic to?', recalls: /peanuts/u },
  { say: 'Where did I leave my umbrella?', recalls: /station/u },
  {
    say: 'What is my brother called?',
    avoids: /Lena|Bruno|Mara/u,
    recalls: /not|yet|guess|Nothing|slipped/u,
  },
  { say: 'What is my name?', recalls: /Mara/u },
  { say: "I'm not a nurse anymore." },
  { say: 'I work as a gardener.' },
  { say: 'What is my job?', recalls: /gardener/u, avoids: /as a nurse/u },
  { say: 'Do I like lighthouses?', recalls: /lighthouses/iu, avoids: /not like/u },
  {
    say: 'What do you know about me?',
    recalls: /Lena[\s\S]*Porto|Porto[\s\S]*Lena|gardener/u,
    avoids: /Bristol|as a nurse/u,
  },
];

/** Returns the memory that the server hands over after these lines: facts, and passages in which no fact is. */
const memoryOf = (lines: readonly Line[]): { facts: readonly KnownFact[]; passages: readonly Passage[] } => {
  const facts = statedFacts(lines).map((fact, at) => ({
    ...fact,
    factId: `fact-${String(at)}`,
    kind: 'you' as const,
    at,
    isPast: false,
    reason: { kind: 'always' as const },
  }));
  const passages = lines
    .filter(({ text }) => /umbrella/u.test(text) && !text.includes('?'))
    .map((line, at) => ({
      messageIds: [`m${String(at)}`],
      lines: [line],
      at,
      reason: { kind: 'words' as const, words: ['umbrella'] },
    }));
  return { facts, passages };
};

/** Says the lines and returns the replies; with stored memory the mate sees only the last four lines. */
const play = async (
  said: readonly string[],
  { mateId, seed, isStored }: { readonly mateId: string; readonly seed: number; readonly isStored: boolean },
): Promise<readonly string[]> => {
  const companion = createScriptedCompanion({
    wordDelay: () => 0,
    random: randomFrom(seed),
    now: () => 1_800_000_000_000,
  });
  const lines: Line[] = [];
  const replies: string[] = [];
  let memory: string | null = null;
  for (const say of said) {
    const stream = companion.reply({
      mate: mateCalled(mateId),
      history: isStored ? lines.slice(-4) : [...lines],
      ...(isStored ? memoryOf(lines) : {}),
      message: say,
      memory,
      userName: null,
      persona: null,
      notes: '',
      signal: new AbortController().signal,
    });
    let reply = '';
    let step = await stream.next();
    for (; step.done !== true; step = await stream.next()) reply += step.value;
    memory = step.value.memory;
    lines.push({ role: 'user', text: say }, { role: 'mate', text: reply });
    replies.push(reply);
  }
  return replies;
};

/** Asks with an earlier line that is recalled. */
const answerFrom = async (recalled: Line, message: string): Promise<string> => {
  const reason = { kind: 'words' as const, words: [] };
  const stream = createScriptedCompanion({ wordDelay: () => 0, random: randomFrom(7) }).reply({
    mate: mateCalled('wren'),
    history: [],
    passages: [{ messageIds: ['m'], lines: [recalled], at: 0, reason }],
    message,
    memory: null,
    userName: null,
    persona: null,
    notes: '',
    signal: new AbortController().signal,
  });
  let reply = '';
  for (let step = await stream.next(); step.done !== true; step = await stream.next()) reply += step.value;
  return reply;
};

test.each([
  ['My umbrella is in the green locker.', 'Where is my umbrella?', /green locker/u],
  ['I live in Porto.', 'Where do I live?', /Porto/u],
])('a recalled line answers unless it is no longer true: %s', async (text, question, answer) => {
  expect(await answerFrom({ role: 'user', text }, question)).toMatch(answer);
  expect(await answerFrom({ role: 'user', text, isPast: true }, question)).not.toMatch(answer);
});

const speechOf = (reply: string): string => (reply.match(/“[^”]*”/gu) ?? []).join(' ');

test.each(
  seedMates.flatMap(({ mateId }, index) => [
    [mateId, 'the history', index + 1, false] as const,
    [mateId, 'stored facts and passages', index + 40, true] as const,
  ]),
)('%s recalls in thirty turns what it was told, by %s', async (mateId, _source, seed, isStored) => {
  const replies = await play(
    script.map(({ say }) => say),
    { mateId, seed, isStored },
  );
  const wrong = script.flatMap(({ say, recalls, avoids }, at) => {
    const reply = replies[at] ?? '';
    return recalls?.test(reply) === false || avoids?.test(reply) === true ? [{ say, reply }] : [];
  });
  expect(wrong).toEqual([]);
  expect(new Set(replies.map(speechOf)).size).toBe(script.length);
});

const smallTalk = [
  'The bus was green again.',
  'We had soup.',
  'A letter came in the post.',
  'The window was open.',
  'There was fog on the bridge.',
  'The shop was closed.',
  'Someone played the piano upstairs.',
  'The lamp flickered.',
  'A leaf fell into the cup.',
  'The clock stopped.',
  'It was quiet.',
  'The door creaked.',
];

test('a mate asks once about each open promise', async () => {
  const said = ['I promised to call my sister.', 'I promised to water the plants.', ...smallTalk];
  for (const seed of [1, 2, 3]) {
    const replies = await play(said, { mateId: 'wren', seed, isStored: true });
    const asked = replies.slice(2).filter((reply) => /call your sister|water the plants/u.test(reply));
    expect(asked).toHaveLength(2);
    expect(asked.filter((reply) => !reply.includes('?'))).toEqual([]);
  }
});

test('a story goes on only after what the user said of themselves was acknowledged', async () => {
  const [reply = ''] = await play(['I love lighthouses.'], { mateId: 'iris-vale', seed: 3, isStored: false });
  expect(reply).toMatch(/you like lighthouses/iu);
});

test.each([
  ['Do you think it was my fault?'],
  ['What should I eat?'],
  ['Do I like rain?'],
  ['Where does my sister live?'],
])('"%s" is not answered with what it does not ask for', async (question) => {
  const replies = await play(['I love lighthouses.', 'My sister is called Lena.', question], {
    mateId: 'noor-haddad',
    seed: 5,
    isStored: true,
  });
  expect(replies[2]).not.toMatch(/lighthouses|Lena/iu);
});
