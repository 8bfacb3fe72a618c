import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttp } from '../../../src/services/http/http.ts';
import { createChangeReader } from '../../../src/services/stream/change-stream.ts';
import type { ChangeStreamEvent } from '../../../src/machines/chat/history/change-feed.machine.ts';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Starts a real server on loopback with one response, and a reader of its feed. */
const start = async (answer: (response: ServerResponse) => void) => {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(response);
  });
  open.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port has this type.
  const { port } = server.address() as AddressInfo;
  const expiries: string[] = [];
  const skipped: number[] = [];
  const { openStream } = createHttp({
    baseUrl: `http://127.0.0.1:${port}`,
    session: () => ({ token: 'token-1', language: 'en' }),
    onExpired: () => void expiries.push('expired'),
    onToken: () => undefined,
  });
  const readChanges = createChangeReader({ openStream, logSkipped: (lines) => void skipped.push(lines) });
  const events: ChangeStreamEvent[] = [];
  const read = (after: number | null, signal = new AbortController().signal) =>
    readChanges(after, (event) => void events.push(event), signal);
  const changes = () => events.filter(({ type }) => type !== 'stream.heartbeat');
  return { paths, expiries, skipped, events, changes, read };
};

const begin = (response: ServerResponse, ...frames: readonly unknown[]): ServerResponse => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const frame of frames) response.write(`data: ${JSON.stringify(frame)}\n\n`);
  return response;
};
const opened = { type: 'opened', seq: 3 };

test('[S8.10] emits the changes of rooms, of the account and of the memory, and skips what it cannot read', async () => {
  const frames = [
    opened,
    { type: 'room', seq: 4, roomId: 'room-1' },
    { type: 'new' },
    { type: 'account', seq: 5 },
    { type: 'memory', seq: 6 },
  ];
  const { paths, changes, events, skipped, read } = await start((response) =>
    begin(response, ...frames).end(),
  );
  await read(null);
  expect(paths).toEqual(['/user/changes']);
  expect(changes()).toEqual([
    { type: 'stream.opened', seq: 3 },
    { type: 'change.received', seq: 4, subject: { roomId: 'room-1' } },
    { type: 'change.received', seq: 5, subject: 'account' },
    { type: 'change.received', seq: 6, subject: 'memory' },
  ]);
  expect(events.some(({ type }) => type === 'stream.heartbeat')).toBe(true);
  expect(skipped).toEqual([1]);
});

test('continues after a number', async () => {
  const { paths, read } = await start((response) => begin(response, opened).end());
  await read(3);
  expect(paths).toEqual(['/user/changes?after=3']);
});

test('reports the end of the session, a broken connection, and a host without a feed', async () => {
  const expired = await start((response) =>
    begin(response, opened, { type: 'error', code: 5002, message: 'over' }),
  );
  await expect(expired.read(null)).rejects.toMatchObject({ kind: 'expired' });
  expect(expired.expiries).toEqual(['expired']);

  const broken = await start((response) =>
    begin(response, opened).write('data: {', () => response.destroy()),
  );
  await expect(broken.read(null)).rejects.toMatchObject({ kind: 'unreachable' });

  const missing = await start((response) => response.writeHead(404).end());
  await expect(missing.read(null)).rejects.toMatchObject({ code: 404 });
});

test('stops reading when it is aborted', async () => {
  const { read, changes } = await start((response) => begin(response, opened));
  const controller = new AbortController();
  const reading = read(null, controller.signal);
  await expect.poll(changes).toHaveLength(1);
  controller.abort();
  await expect(reading).rejects.toBeInstanceOf(Error);
});
