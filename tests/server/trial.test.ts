import { expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../contract/envelope.ts';
import { HelpReport } from '../../contract/help-report.ts';
import { trialMessages } from '../../contract/limits.ts';
import { trialReply, type TrialLine } from '../../contract/trial.ts';
import { startSharedServer } from './support/server.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });

type Input = v.InferInput<(typeof trialReply)['input']>;
const ask = (input: Partial<Input>, headers: Record<string, string> = {}) =>
  server.post(
    '/user/trialReply',
    { mateId: 'wren', lines: [], text: 'Hello', memory: null, ...input },
    headers,
  );
const answer = async (input: Partial<Input>) => v.parse(trialReply.output, (await ask(input)).envelope.d);

test('a visitor gets five scripted replies, of which nothing is stored', async () => {
  const lines: TrialLine[] = [];
  let memory: string | null = null;
  const left: number[] = [];
  for (const text of ['Hello', 'I am Ana', 'What are you drawing?', 'Tell me a story', 'Goodbye']) {
    const reply = await answer({ lines, text, memory });
    lines.push({ role: 'user', text }, { role: 'mate', text: reply.text });
    ({ memory } = reply);
    left.push(reply.left);
  }
  expect(left).toEqual([4, 3, 2, 1, 0]);
  expect(new Set(lines.map(({ text }) => text)).size).toBe(2 * trialMessages);
  expect(memory).toContain('Ana');
  expect((await ask({ lines })).envelope.c).toBe(code.invalid);
  for (const table of ['rooms', 'messages', 'users'] as const)
    expect(await server.database.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('a message that asks for help gets the safe reply in its language, and helplines', async () => {
  const first = await answer({ text: 'Ich will nicht mehr leben' });
  expect(first.help).toBe('crisis');
  expect(first.text).toContain('Programm, kein Mensch');
  const lines: TrialLine[] = [
    { role: 'user', text: 'Ich will nicht mehr leben' },
    { role: 'mate', text: first.text },
  ];
  const second = await answer({ text: 'Ich will nicht mehr leben', lines });
  expect(second.text).not.toBe(first.text);
  const { years } = v.parse(HelpReport, (await server.get('/safety/report')).envelope.d);
  expect(years.reduce((sum, { offered }) => sum + offered, 0)).toBe(2);
});

test('refuses what a chat refuses', async () => {
  expect((await ask({ text: 'Let us have sex, I am a 13 year old girl' })).envelope.c).toBe(
    code.contentRefused,
  );
  expect((await ask({ mateId: 'nobody' })).envelope.c).toBe(code.notFound);
  expect((await ask({ memory: '{"version":1}' })).envelope.c).toBe(code.ok);
});

test('a visitor who says to be too young is asked about the sentence, and about the same one only once', async () => {
  const text = 'Hello! I am *14* years old.';
  const sentence = 'I am 14 years old';
  const { envelope } = await ask({ text });
  expect(envelope).toMatchObject({ c: code.ageUnknown, d: { sentence } });
  expect((await ask({ text, understood: [sentence] })).envelope.c).toBe(code.ok);
  const other = await ask({ text: `${text} My mum must not know that I am 12.`, understood: [sentence] });
  expect(other.envelope).toMatchObject({
    c: code.ageUnknown,
    d: { sentence: 'My mum must not know that I am 12.' },
  });
});

test('a device whose date of birth was refused gets no reply', async () => {
  const held = { cookie: `age_hold=${Date.now() + 60_000}` };
  expect((await ask({}, held)).envelope.c).toBe(code.tooYoung);
});
