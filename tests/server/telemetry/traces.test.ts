import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestCompanion, type TestCompanion } from '../support/companions/companion.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { answered, createPerson } from '../support/talk.ts';

const Attribute = v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) });
const Span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes: v.array(Attribute),
  status: v.object({ code: v.number() }),
});
type Span = v.InferOutput<typeof Span>;
const Export = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(Attribute) }),
      scopeSpans: v.array(v.object({ spans: v.array(Span) })),
    }),
  ),
});

let collector: Server;
let received: string[];
let companion: TestCompanion;
let server: TestServer;
beforeEach(async () => {
  received = [];
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(Buffer.concat(chunks).toString());
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  companion = createTestCompanion();
  server = await startTestServer({
    companion,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}/`, ADMIN_PORT: '0' },
  });
});
afterEach(async () => {
  await server.stop();
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});

/** Stops the server, which sends what is left, and returns all spans. */
const readSpans = async (): Promise<readonly Span[]> => {
  await server.running.stop();
  const exported = received.map((text) => v.parse(Export, JSON.parse(text)));
  return exported.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
};

const outcomeOf = ({ attributes }: Span): unknown =>
  attributes.find(({ key }) => key === 'outcome')?.value['stringValue'];

test('a message is one trace: the request, its transaction and the model', async () => {
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  await answered(companion, await ada.send(roomId, 'A private question'), 'A private answer');
  const spans = await readSpans();
  const request = spans.find(({ name }) => name === '/girl/chat/send');
  expect(request?.parentSpanId).toBeUndefined();
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(parts.map((span) => [span.name, outcomeOf(span)])).toEqual(
    expect.arrayContaining([
      ['transaction', 'committed'],
      ['model reply', 'done'],
    ]),
  );
  expect(new Set(parts.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  const mail = spans.find(({ name }) => name === 'mail');
  expect(spans.find(({ spanId }) => spanId === mail?.parentSpanId)?.name).toBe('/user/register');
  const text = received.join('');
  expect(text).toContain('"mates"');
  for (const secret of [ada.userId, ada.email, ada.token, roomId, 'private', '127.0.0.1']) {
    expect(text).not.toContain(secret);
  }
});

test('a failure is marked as one, and a refused input is not', async () => {
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  const reading = await ada.send(roomId, 'Hello');
  (await companion.next()).fail('unreachable');
  await reading.rest();
  await server.post('/user/login', { email: 'no address' });
  const spans = await readSpans();
  const codeOf = (wanted: string) =>
    spans.filter((span) => outcomeOf(span) === wanted).map(({ name, status }) => [name, status.code]);
  expect(codeOf('unreachable')).toEqual([['model reply', 2]]);
  expect(codeOf('invalid')).toEqual([['/user/login', 0]]);
});

test('without a collector everything works, and the server stops', async () => {
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
  expect((await server.get('/mate/recommend')).status).toBe(200);
  await server.running.stop();
  expect(received).toEqual([]);
});
