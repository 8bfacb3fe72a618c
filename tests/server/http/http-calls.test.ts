import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { defineCall } from '../../../contract/call.ts';
import { registerCall, registerStream } from '../../../server/http/calls.ts';
import { registerSilentConnections } from '../../../server/http/listener/idle-connections.ts';
import { registerErrorEnvelopes } from '../../../server/http/envelopes.ts';
import { registerJsonBody } from '../../../server/http/json-body.ts';
import { registerPages } from '../../../server/http/page/spa.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const change = defineCall({
  method: 'GET',
  path: '/test/change',
  access: 'token',
  effect: 'write',
  input: v.object({ id: v.string() }),
  output: v.string(),
});
const broken = defineCall({
  method: 'POST',
  path: '/test/broken',
  access: 'open',
  effect: 'read',
  input: v.object({ text: v.string() }),
  output: v.null(),
});
const stream = defineCall({
  method: 'POST',
  path: '/test/stream',
  access: 'token',
  effect: 'write',
  input: v.object({}),
  output: v.null(),
});

let server: TestServer;
let app: FastifyInstance;
let url: string;
let changes = 0;
let readerLeft: Promise<void>;

beforeAll(async () => {
  server = await startTestServer();
  const { deps } = server.running;
  app = Fastify({ exposeHeadRoutes: false, forceCloseConnections: 'idle' });
  registerSilentConnections(app);
  registerErrorEnvelopes(app, deps.log);
  registerJsonBody(app);
  registerCall(app, deps, change, ({ input, user }) => {
    changes += 1;
    return Promise.resolve(`${user.userId} ${input.id}`);
  });
  registerCall(app, deps, broken, ({ input }) => Promise.reject(new Error(`cannot store ${input.text}`)));
  let reportDisconnect: () => void;
  readerLeft = new Promise((resolve) => {
    reportDisconnect = resolve;
  });
  registerStream(app, deps, stream, ({ reply, getSignal }) => {
    getSignal().addEventListener('abort', () => reportDisconnect());
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('data: {}\n\n');
    return Promise.resolve();
  });
  await registerPages(app, {
    ...server.running.deps,
    config: { ...server.running.deps.config, clientDir: server.dataDir },
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const sendRequest = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(`${url}${path}`, { method, headers });

test('a GET call that changes data requires the token header', async () => {
  const { token, userId } = await server.signUp();
  const before = changes;

  const without = await sendRequest('/test/change?id=1', {});
  expect(await without.json()).toEqual({ c: 5002, m: 'login expired', d: null });
  expect(changes).toBe(before);
  const with_ = await sendRequest('/test/change?id=1', { token });
  expect(await with_.json()).toEqual({ c: 200, m: null, d: `${userId} 1` });
  expect(changes).toBe(before + 1);
});

test('a GET call that changes data ignores HEAD and prefetch', async () => {
  const { token } = await server.signUp();
  const before = changes;

  expect((await sendRequest('/test/change?id=1', { token }, 'HEAD')).status).toBe(405);
  for (const header of ['sec-purpose', 'purpose', 'x-moz']) {
    const response = await sendRequest('/test/change?id=1', { token, [header]: 'prefetch;prerender' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      c: 4000,
      m: 'Prefetching is not allowed.',
      d: null,
    });
  }
  expect(changes).toBe(before);
});

test('an unexpected error has a generic message, and no input is logged', async () => {
  const response = await fetch(`${url}/test/broken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'my deepest secret' }),
  });

  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ c: 5000, m: 'server error', d: null });
  expect(server.logged()).toContain('a request failed');
  expect(server.logged()).toContain('/test/broken');
  expect(server.logged()).not.toContain('deepest');
});

test('a streaming call sends errors as an envelope, and aborts its signal when the reader disconnects', async () => {
  const { token } = await server.signUp();
  const refused = await sendRequest('/test/stream', {}, 'POST');
  expect(await refused.json()).toEqual({ c: 5002, m: 'login expired', d: null });

  const controller = new AbortController();
  const response = await fetch(`${url}/test/stream`, {
    method: 'POST',
    headers: { token },
    signal: controller.signal,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  controller.abort();
  await readerLeft;
});
