import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { code, type Code } from '../../../contract/envelope.ts';
import { createOpenAiCompanion } from '../../../server/companions/openai/openai.ts';
import { modelOptions } from '../support/companions/model-options.ts';
import { filterOutput } from '../../../server/companions/output/output-filter.ts';
import { eventually } from '../support/eventually.ts';
import { scrape } from '../support/metrics.ts';
import {
  beginReply,
  piece,
  startModelHost,
  writeReply,
  type ModelAnswer,
  type ModelHost,
} from '../support/model-hosts/model-host.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createPerson, textOf, type Person } from '../support/talk.ts';

let host: ModelHost;
let server: TestServer;
let ada: Person;
let roomId: string;

beforeEach(async () => {
  host = await startModelHost();
});
afterEach(async () => {
  await server.stop();
  await host.stop();
});

/** Starts a server whose model may be silent for `idleMs`, and opens a room there. */
const openRoom = async (idleMs: number): Promise<void> => {
  const model = createOpenAiCompanion(modelOptions(host.url, idleMs));
  server = await startTestServer({
    companion: filterOutput(model),
    environment: { ADMIN_PORT: '0', GRANT_CHATS: '10' },
  });
  ada = await createPerson(server);
  ({ roomId } = await ada.openRoom());
};

interface Seen {
  readonly code: Code;
  readonly status: string;
  readonly text: string;
  readonly chats: number;
}

const noText: Seen = { code: code.companionFailed, status: 'failed', text: '', chats: 10 };
const someText: Seen = {
  code: code.replyInterrupted,
  status: 'interrupted',
  text: 'Good evening.',
  chats: 9,
};
const midway = piece('Good evening. ') + piece('And');
const hang: ModelAnswer = () => undefined;
const hangMidway: ModelAnswer = (response) => beginReply(response, midway);

/** The text that users see after each failure of the model, and the name that operators see. Null: nothing listens. */
test.each<[string, ModelAnswer | null, Seen, string]>([
  ['is down', null, noText, 'gone'],
  ['has no quota left', (response) => response.writeHead(429).end('{}'), noText, 'refused'],
  ['fails', (response) => response.writeHead(500).end('<html>'), noText, 'failed'],
  [
    'cites what it refuses',
    (response) => response.writeHead(400).end('{"error":{"message":"no: \\"A private question\\""}}'),
    noText,
    'refused',
  ],
  [
    'only thinks',
    (response) => beginReply(response, piece('<think>A private plan'), piece('', 'length')).end(),
    noText,
    'thoughts',
  ],
  ['sends no events', (response) => beginReply(response, '<html>').end(), noText, 'truncated'],
  ['sends what is no JSON', (response) => beginReply(response, 'data: {oops\n\n').end(), noText, 'broken'],
  ['hangs', hang, noText, 'slow'],
  ['hangs midway', hangMidway, someText, 'stalled'],
  ['ends midway', (response) => beginReply(response, midway).end(), someText, 'truncated'],
  [
    'disconnects midway',
    (response) => void beginReply(response).write(midway, () => response.destroy()),
    someText,
    'broken',
  ],
])(
  'the model %s: the reply says so, nothing is lost, and a retry succeeds',
  async (_title, fail, seen, kind) => {
    await openRoom(fail === hang || fail === hangMidway ? 2000 : 60_000);
    if (fail === null) {
      await host.stop();
    } else {
      host.answer(fail);
    }
    const reading = await ada.send(roomId, 'A private question');
    const frames = await reading.rest();
    const [accepted] = frames;
    expect(frames.at(-1)).toMatchObject({ type: 'error', code: seen.code });
    const [, question, reply] = await ada.messages(roomId);
    expect(question).toMatchObject({ role: 'user', text: 'A private question' });
    expect([reply?.status, reply?.text.slice(0, 'Good evening.'.length)]).toEqual([seen.status, seen.text]);
    expect((await ada.benefits()).chats).toBe(seen.chats);

    expect(server.logged()).toMatch(
      new RegExp(`"msg":"a companion failed","failure":"${kind}","reason":"[^"]+"`),
    );
    expect(server.logged()).not.toMatch(/"at":/);
    expect(server.logged()).not.toContain('private');
    const failed = `mates_model_requests_total{kind="reply",outcome="${kind}"}`;
    await eventually(async () => (await scrape(server))[failed]).toBe(1);

    if (fail === null) {
      await host.start();
    }
    host.answer(writeReply('All is well.'));
    const retried = await ada.retry(accepted?.type === 'accepted' ? accepted.messageId : '');
    expect(textOf(await retried.rest())).toBe('All is well.');
    expect((await ada.benefits()).chats).toBe(9);
    expect((await scrape(server))['mates_model_requests_total{kind="reply",outcome="done"}']).toBe(1);
  },
);

test('a slow model shows as an open reply without text, and its delay is measured', async () => {
  await openRoom(60_000);
  const asked = new Promise<ServerResponse>((resolve) => host.answer(resolve));
  const reading = await ada.send(roomId, 'Hello');
  expect(await reading.next()).toMatchObject({ type: 'accepted' });
  const response = await asked;
  expect(await scrape(server)).toMatchObject({
    mates_replies_open: 1,
    mates_model_first_token_seconds_count: 0,
  });
  writeReply('At last.')(response);
  expect(textOf(await reading.rest())).toBe('At last.');
  expect(await scrape(server)).toMatchObject({
    mates_replies_open: 0,
    mates_model_first_token_seconds_count: 1,
  });
});
