import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { startServer } from '../../../server/server.ts';
import { StartupError } from '../../../server/shared/startup-errors.ts';
import type { TestCompanion } from '../support/companions/companion.ts';
import { openConversation } from '../support/rooms/conversation.ts';
import { eventually } from '../support/eventually.ts';
import { readMetrics, scrape } from '../support/metrics.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Person } from '../support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;
beforeEach(async () => {
  ({ companion, server, ada, roomId } = await openConversation({ ADMIN_PORT: '0', LIMIT_FACTOR: '1' }));
  return () => server.stop();
});

const metric = (name: string) => async () => (await scrape(server))[name];
const requests = (call: string, outcome: string) =>
  metric(`mates_requests_total{call="${call}",outcome="${outcome}"}`);

describe('the admin port', () => {
  test('serves metrics and health, and the public port serves no metrics', async () => {
    const url = server.running.adminUrl ?? '';
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok', version: 'development' });
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
    expect((await fetch(`${url}/mate/recommend`)).status).toBe(404);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });

  test('refuses other hosts on loopback, as a page that rebinds its name would send them', async () => {
    const { hostname, port } = new URL(server.running.adminUrl ?? '');
    const asked = request({ hostname, port, path: '/metrics', headers: { host: 'evil.example' } }).end();
    const [response] = await once(asked, 'response');
    response.resume();
    expect(response.statusCode).toBe(421);
  });

  test('reports that the server is stopping until the end', async () => {
    const url = server.running.adminUrl ?? '';
    const reading = await ada.send(roomId, 'Hello');
    const turn = await companion.next();
    const stopping = server.running.stop();
    const answer = await fetch(`${url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'draining' }]);
    expect((await scrape(server))['mates_draining']).toBe(1);
    turn.finish();
    await reading.rest();
    await stopping;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });

  test('opens before the database, and closes when the start fails', async () => {
    const database = createServer();
    const port = await listenOnAnyPort(database);
    const free = createServer();
    const adminPort = await listenOnAnyPort(free);
    await new Promise((resolve) => free.close(resolve));
    const starting = startServer(
      readConfig({
        ADMIN_PORT: String(adminPort),
        DATABASE_URL: `postgres://mates@127.0.0.1:${String(port)}/mates`,
        DATABASE_WAIT_SECONDS: '0',
      }),
      { companion },
    );
    const outcome = starting.catch((error: unknown) => error);
    const [connection] = await once(database, 'connection');
    const url = `http://127.0.0.1:${String(adminPort)}`;
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'starting' });
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('process_resident_memory_bytes');
    connection.destroy();
    expect(await outcome).toBeInstanceOf(StartupError);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
    database.close();
  });

  test('is closed when it is not configured, and its port must be free', async () => {
    const quiet = await startTestServer();
    expect(quiet.running.adminUrl).toBeNull();
    await quiet.stop();
    const port = new URL(server.running.adminUrl ?? '').port;
    await expect(startTestServer({ environment: { ADMIN_PORT: port } })).rejects.toThrow(
      `Port ${port} is taken. Set ADMIN_PORT to another one.`,
    );
  });
});

test('requests are counted by call and outcome, also those that are refused or run into a limit', async () => {
  await server.get('/mate/recommend');
  await server.get('/user/benefits');
  await server.post('/user/login', { email: 'no address' });
  await server.get('/room/room-12345/secret');
  await eventually(requests('/mate/recommend', 'ok')).toBe(1);
  await eventually(requests('/user/benefits', 'loginExpired')).toBe(1);
  await eventually(requests('/user/login', 'invalid')).toBe(1);
  await eventually(requests('unknown', 'notFound')).toBe(1);
  expect(await metric('mates_request_duration_seconds_count{call="/mate/recommend"}')()).toBe(1);
  expect(await metric('mates_request_duration_seconds_sum{call="/mate/recommend"}')()).toBeGreaterThan(0);

  for (let count = 0; count <= 30; count += 1) {
    await ada.post('/girl/chat/send', {
      roomId: crypto.randomUUID(),
      clientMessageId: crypto.randomUUID(),
      text: 'Hi',
    });
  }
  await eventually(requests('/girl/chat/send', 'tooMany')).toBe(1);
  await eventually(requests('/girl/chat/send', 'notFound')).toBe(30);
});

test('a reply is counted from its first text to its end, and its reader while it reads', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  expect(await scrape(server)).toMatchObject({
    mates_replies_open: 1,
    'mates_streams_open{call="/girl/chat/send"}': 1,
    mates_model_first_token_seconds_count: 0,
  });
  turn.say('Good ', 'evening');
  turn.finish();
  await reading.rest();
  await eventually(requests('/girl/chat/send', 'stream')).toBe(1);
  const values = await scrape(server);
  expect(values).toMatchObject({
    mates_replies_open: 0,
    mates_reply_backlog_characters: 0,
    mates_model_pieces_total: 2,
    mates_model_characters_total: 12,
    mates_model_first_token_seconds_count: 1,
    'mates_model_requests_total{kind="reply",outcome="done"}': 1,
  });
  expect(values['mates_streams_open{call="/girl/chat/send"}']).toBeUndefined();
  expect(values['mates_request_duration_seconds_count{call="/girl/chat/send"}']).toBeUndefined();
});

test('contains nothing of what people write or are', async () => {
  const reading = await ada.send(roomId, 'A very private sentence');
  const turn = await companion.next();
  turn.say('An equally private answer');
  turn.finish();
  await reading.rest();
  await ada.get(`/room/roomInfo?roomId=${roomId}`);
  const text = await readMetrics(server);
  for (const secret of [ada.userId, ada.email, ada.token, roomId, 'private', '127.0.0.1']) {
    expect(text).not.toContain(secret);
  }
});

test('mails and the state of the database are reported', async () => {
  expect(await scrape(server)).toMatchObject({
    'mates_mails_total{outcome="sent"}': 1,
    mates_database_available: 1,
  });
});

const listenOnAnyPort = async (listener: Server): Promise<number> => {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
