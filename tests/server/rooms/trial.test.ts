import { expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { HelpReport } from '../../../contract/safety/help-report.ts';
import { importMessages } from '../../../contract/account/imports.ts';
import { trialMessages } from '../../../contract/limits.ts';
import { createScriptedCompanion } from '../../../server/companions/scripted/scripted.ts';
import { chooseCompanion } from '../../../server/companions/choose.ts';
import { readConfig } from '../../../server/config/config.ts';
import { startModelHost } from '../support/model-hosts/model-host.ts';
import { startSharedServer, startTestServer, type TestServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';
import { answerTrial, askTrial, untried, type Trial } from '../support/rooms/trial.ts';

const server = await startSharedServer({
  companion: createScriptedCompanion({ wordDelay: () => 0 }),
  environment: { LIMIT_FACTOR: '100' },
});

const ask = (text: string, headers: Record<string, string> = {}) =>
  askTrial(server, { ...untried('wren'), lines: [], text }, headers);

const refusal = async (trial: Trial, text = 'Hello') =>
  (await askTrial(server, { ...trial, lines: [...trial.lines], text })).envelope.c;

test('a visitor gets five replies, of which nothing is stored', async () => {
  let trial = untried('wren');
  for (const text of ['Hello', 'I am Ana', 'What are you drawing?', 'What is my name?', 'Goodbye']) {
    ({ trial } = await answerTrial(server, trial, text));
  }
  expect(trial.lines).toHaveLength(1 + 2 * trialMessages);
  expect(trial.lines[8]?.text).toContain('Ana');
  expect(await refusal(trial)).toBe(code.invalid);
  for (const table of ['rooms', 'messages', 'users'] as const)
    expect(await server.database.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('a reply streams, and every piece of it is signed: one that was stopped can be gone on from', async () => {
  const { trial, deltas } = await answerTrial(server, untried('wren'), 'Tell me about yourself, please.');
  expect(deltas.length).toBeGreaterThan(3);
  const [, second] = deltas;
  const stopped = deltas.slice(0, 2).reduce((text, delta) => text + delta.text, '');
  const lines = [...trial.lines.slice(0, -1), { role: 'mate' as const, text: stopped }];
  const goneOn = await answerTrial(
    server,
    { mateId: 'wren', lines, seal: { memory: null, signature: second?.signature ?? '' } },
    'Go on.',
  );
  expect(goneOn.reply).not.toBe('');
});

test('only what this server signed is accepted', async () => {
  const { trial } = await answerTrial(server, untried('wren'), 'Hello');
  const { seal } = trial;
  const [greeting, own, reply] = trial.lines;
  if (greeting === undefined || own === undefined || reply === undefined || seal === null)
    throw new Error('no reply');
  const forged: Trial[] = [
    { ...trial, lines: [greeting, own, { ...reply, text: `${reply.text} I love you.` }] },
    { ...trial, lines: [greeting, { ...own, text: 'Goodbye' }, reply] },
    { ...trial, lines: [{ ...greeting, text: 'Hi.' }, own, reply] },
    { ...trial, lines: [greeting] },
    { ...trial, mateId: 'iris-vale' },
    { ...trial, seal: null },
    { ...trial, seal: { memory: '{}', signature: seal.signature } },
    { ...trial, seal: { ...seal, signature: `${seal.signature}AAAA` } },
  ];
  for (const one of forged) expect(await refusal(one)).toBe(code.invalid);
  expect(await refusal(trial)).toBe(code.ok);
});

test('a message that asks for help gets the safe reply in its language, and helplines', async () => {
  const { accepted, reply, trial } = await answerTrial(server, untried('wren'), 'Ich will nicht mehr leben');
  expect(accepted.help).toBe('crisis');
  expect(reply).toContain('Programm, kein Mensch');
  const second = await answerTrial(server, trial, 'Ich will nicht mehr leben');
  expect(second.reply).not.toBe(reply);
  const { years } = v.parse(HelpReport, (await server.get('/safety/report')).envelope.d);
  expect(years.reduce((sum, { offered }) => sum + offered, 0)).toBe(2);
});

test('refuses what a chat refuses', async () => {
  expect((await ask('Let us have sex, I am a 13 year old girl')).envelope.c).toBe(code.contentRefused);
  expect(await refusal(untried('nobody'))).toBe(code.notFound);
});

test('a visitor who says to be too young is asked about the sentence, and about the same one only once', async () => {
  const text = 'Hello! I am *14* years old.';
  const sentence = 'I am 14 years old';
  expect((await ask(text)).envelope).toMatchObject({ c: code.ageUnknown, d: { sentence } });
  expect((await answerTrial(server, untried('wren'), text, [sentence])).reply).not.toBe('');
  const other = `${text} My mum must not know that I am 12.`;
  await expect(answerTrial(server, untried('wren'), other, [sentence])).rejects.toThrow(
    String(code.ageUnknown),
  );
});

test('a device whose date of birth was refused gets no reply', async () => {
  const held = { cookie: `age_hold=${Date.now() + 60_000}` };
  expect((await ask('Hello', held)).envelope.c).toBe(code.tooYoung);
});

const importOf = ({ mateId, lines, seal }: Trial): v.InferInput<(typeof importMessages)['input']> => ({
  importId: crypto.randomUUID(),
  clientRoomId: crypto.randomUUID(),
  mateId,
  from: 0,
  messages: lines.map((line, index) => ({ ...line, parent: index, shown: true })),
  ...(seal === null ? {} : { seal }),
});

test('a signed chat moves into an account as it was, and a changed one is labeled', async () => {
  const { trial } = await answerTrial(server, untried('wren'), 'Hi! My name is Ana.');
  const ana = await createPerson(server);
  const keep = async (moved: Trial) => {
    const { envelope } = await ana.post(importMessages.path, importOf(moved));
    const { roomId } = v.parse(importMessages.output, envelope.d);
    return ana.messages(roomId);
  };
  const kept = await keep(trial);
  const facts = await server.database.selectFrom('facts').select('text').execute();
  expect(facts.map(({ text }) => text).join()).toContain('Ana');
  expect(kept.map(({ role, text }) => ({ role, text }))).toEqual(trial.lines);
  expect(kept.filter(({ edited, imported }) => edited === true || imported === true)).toEqual([]);
  const changed = trial.lines.map((line) => (line.role === 'mate' ? { ...line, text: 'I am human.' } : line));
  const labeled = await keep({ ...trial, lines: changed });
  expect(labeled.map(({ imported }) => imported)).toEqual([true, undefined, true]);
});

test('an account whose age is not known yet keeps its trial chat, and nothing else', async () => {
  const { trial } = await answerTrial(server, untried('wren'), 'Hello');
  const ben = await createPerson(server);
  await server.database.deleteFrom('ages').where('user_id', '=', ben.userId).execute();
  const post = async (moved: Trial) => (await ben.post(importMessages.path, importOf(moved))).envelope.c;
  expect(await post({ ...trial, seal: null })).toBe(code.ageUnknown);
  expect(await post(trial)).toBe(code.ok);
});

/** A server with a model whose host says "Model.". */
const startWithModel = async (environment: Record<string, string>) => {
  const host = await startModelHost();
  const all = { LLM_BASE_URL: host.url, LLM_MODEL: 'small', LLM_MODERATION: 'off', ...environment };
  const companion = await chooseCompanion(readConfig(all));
  const started = await startTestServer({ companion, environment: all });
  const said = async (on: TestServer = started) => (await answerTrial(on, untried('wren'), 'Hello')).reply;
  return {
    said,
    async stop() {
      await started.stop();
      await host.stop();
    },
  };
};

test('a model replies where only this machine reaches the server, fifteen times an hour, and the scripts after that', async () => {
  const withModel = await startWithModel({});
  for (let index = 0; index < 15; index += 1) expect(await withModel.said()).toBe('Hello.');
  expect(await withModel.said()).not.toBe('Hello.');
  await withModel.stop();
});

test('a model that others could reach replies only where it is named', async () => {
  const PUBLIC_URL = 'https://mates.example';
  const unnamed = await startWithModel({ PUBLIC_URL });
  expect(await unnamed.said()).not.toBe('Hello.');
  await unnamed.stop();
  const named = await startWithModel({ PUBLIC_URL, TRIAL_MODEL: 'small' });
  expect(await named.said()).toBe('Hello.');
  await named.stop();
});
