import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { ReplyRequest, StreamEvent } from '../../../src/machines/chat/reply/chat-stream.reducers.ts';
import { createReplyReader } from '../../../src/services/stream/chat-stream.ts';
import { createHttp } from '../../../src/services/http/http.ts';
import { benefits, idNumber, message } from '../../machines/chat/chat-samples.ts';

const send: ReplyRequest = { kind: 'send', roomId: 'room-1', clientMessageId: idNumber(0), text: 'Hello' };
const accepted = {
  type: 'accepted',
  clientMessageId: idNumber(0),
  messageId: 'message-1',
  replyId: 'message-2',
};
const delta = (seq: number, text: string) => ({ type: 'delta', replyId: 'message-2', seq, text });
const done = { type: 'done', replyId: 'message-2', message: message(2), benefits };

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Starts a real server on loopback with one response, and a reader that calls it. */
const start = async (answer: (response: ServerResponse, request: IncomingMessage) => void) => {
  const requests: { path: string; token: string; language: string; type: string; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      requests.push({
        path: request.url ?? '',
        token: String(request.headers['token']),
        language: String(request.headers['language']),
        type: String(request.headers['content-type']),
        body: JSON.parse(Buffer.concat(parts).toString()),
      });
      answer(response, request);
    });
  });
  open.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port has this type.
  const { port } = server.address() as AddressInfo;
  const expiries: string[] = [];
  const skipped: number[] = [];
  const http = createHttp({
    baseUrl: `http://127.0.0.1:${port}`,
    session: () => ({ token: 'token-1', language: 'en' }),
    onExpired: () => void expiries.push('expired'),
    onToken: () => undefined,
  });
  const frames: Array<() => void> = [];
  const read = createReplyReader({
    openStream: http.openStream,
    schedule: (work) => {
      frames.push(work);
      return () => void frames.splice(frames.indexOf(work), 1);
    },
    logSkipped: (lines) => void skipped.push(lines),
  });
  const events: StreamEvent[] = [];
  const readReply = (request: ReplyRequest, signal = new AbortController().signal) =>
    read(request, (event) => void events.push(event), signal);
  const drawFrame = (): void => {
    for (const work of frames.splice(0)) work();
  };
  return { requests, expiries, skipped, events, frames, readReply, drawFrame };
};

const streamOf =
  (...frames: unknown[]) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(
      frames
        .map((frame) => (typeof frame === 'string' ? frame : `data: ${JSON.stringify(frame)}\n`))
        .join(''),
    );
  };

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

describe('the reply stream reader', () => {
  test('[S4.14] [S6.1] [S7.0] sends token and language, and emits the stream’s events', async () => {
    const { readReply, events, requests } = await start(
      streamOf(accepted, delta(1, 'Good '), delta(2, 'evening.'), done),
    );
    await readReply(send);
    expect(requests).toEqual([
      {
        path: '/girl/chat/send',
        token: 'token-1',
        language: 'en',
        type: 'application/json',
        body: { roomId: 'room-1', clientMessageId: idNumber(0), text: 'Hello' },
      },
    ]);
    expect(events).toEqual([
      { type: 'stream.accepted', messageId: 'message-1', replyId: 'message-2' },
      { type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['Good ', 'evening.'] },
      { type: 'stream.finished', message: message(2), benefits },
    ]);
  });

  test('resumes and retries with their own calls', async () => {
    const { readReply, requests } = await start(streamOf(done));
    await readReply({ kind: 'resume', replyId: 'message-2', after: 7, text: 'Good ' });
    await readReply({ kind: 'retry', messageId: 'message-1', clientReplyId: idNumber(1) });
    const another = {
      messageId: 'message-1',
      clientReplyId: idNumber(2),
      hint: { kind: 'shorter' },
    } as const;
    await readReply({ kind: 'another', ...another });
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/girl/chat/resume', { replyId: 'message-2', after: 7 }],
      ['/girl/chat/retry', { messageId: 'message-1', clientReplyId: idNumber(1) }],
      ['/girl/chat/anotherReply', another],
    ]);
  });

  test('emits deltas once per frame, and a comment as a heartbeat', async () => {
    let write: (text: string) => void = () => undefined;
    const { readReply, events, frames, drawFrame } = await start((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      write = (text) => void response.write(text);
      write(`data: ${JSON.stringify(delta(1, 'Good '))}\ndata: ${JSON.stringify(delta(2, 'eve'))}\n`);
    });
    const giveUp = new AbortController();
    const reading = readReply(send, giveUp.signal);
    await until(() => frames.length === 1);
    expect(events).toEqual([]);
    drawFrame();
    expect(events).toEqual([
      { type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['Good ', 'eve'] },
    ]);
    write(': still here\n');
    await until(() => frames.length === 1);
    drawFrame();
    expect(events.at(-1)).toEqual({ type: 'stream.heartbeat' });
    giveUp.abort();
    await expect(reading).rejects.toMatchObject({ kind: 'unreachable' });
    expect(frames).toEqual([]);
  });

  test('deltas with a gap in their sequence are emitted separately', async () => {
    const { readReply, events } = await start(
      streamOf(delta(1, 'a'), delta(2, 'b'), delta(4, 'd'), delta(4, 'd')),
    );
    await readReply(send);
    expect(events).toEqual([
      { type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['a', 'b'] },
      { type: 'stream.delta', replyId: 'message-2', from: 4, pieces: ['d'] },
      { type: 'stream.delta', replyId: 'message-2', from: 4, pieces: ['d'] },
    ]);
  });

  test('[S8.8] unreadable lines are only counted', async () => {
    const { readReply, events, skipped } = await start(
      streamOf('data: {oops\n', 'data: "no frame"\n', delta(1, 'a'), { type: 'news' }, 'event: x\n'),
    );
    await readReply(send);
    expect(events).toEqual([{ type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['a'] }]);
    expect(skipped).toEqual([3]);
  });

  test('[S4.16] reads the last line without a line end; a truncated frame is neither text nor failure', async () => {
    const complete = await start(streamOf(delta(1, 'a'), `data: ${JSON.stringify(delta(2, 'b'))}`));
    await complete.readReply(send);
    expect(complete.events).toEqual([
      { type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['a', 'b'] },
    ]);
    const cut = await start(streamOf(delta(1, 'a'), 'data: {"type":"del'));
    await cut.readReply(send);
    expect(cut.events).toEqual([{ type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['a'] }]);
    expect(cut.skipped).toEqual([]);
  });

  test('[S8.2] handles an envelope instead of a stream like any envelope', async () => {
    const { readReply, expiries } = await start((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ c: 5002, m: 'login expired', d: null }));
    });
    await expect(readReply(send)).rejects.toMatchObject({
      kind: 'expired',
      code: 5002,
      message: 'login expired',
    });
    expect(expiries).toEqual(['expired']);
  });

  test('[S8.3] an error envelope fails with its message and code', async () => {
    const { readReply } = await start((response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify({ c: 4020, m: 'You are out of credits.', d: null }));
    });
    await expect(readReply(send)).rejects.toMatchObject({
      kind: 'rejected',
      code: 4020,
      message: 'You are out of credits.',
    });
  });

  test('[S8.9] a response that is not OK fails with its status', async () => {
    const { readReply } = await start((response) => {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<h1>Bad gateway</h1>');
    });
    await expect(readReply(send)).rejects.toMatchObject({
      kind: 'stream',
      code: 502,
      message: 'SSE request failed with status 502',
    });
  });

  test('an error frame for an expired session reports the expiry', async () => {
    const { readReply, events, expiries } = await start(
      streamOf(delta(1, 'a'), { type: 'error', code: 5002, message: 'login expired' }),
    );
    await expect(readReply(send)).rejects.toMatchObject({ kind: 'expired', code: 5002 });
    expect(expiries).toEqual(['expired']);
    expect(events).toEqual([{ type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['a'] }]);
  });

  test('an error frame fails with its code, after the preceding deltas', async () => {
    const { readReply, events } = await start(
      streamOf(delta(1, 'a'), { type: 'error', code: 5020, message: 'No answer.' }, delta(2, 'b')),
    );
    await expect(readReply(send)).rejects.toMatchObject({
      kind: 'rejected',
      code: 5020,
      message: 'No answer.',
    });
    expect(events).toEqual([{ type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['a'] }]);
  });

  test('an error frame with the stored reply is its end, not a failure of the stream', async () => {
    const reply = message(2, { text: 'Good evening', status: 'interrupted', problem: 'slow' });
    const { readReply, events } = await start(
      streamOf(delta(1, 'Good'), { type: 'error', code: 5021, message: 'Cut off.', reply }, delta(2, 'b')),
    );
    await readReply(send);
    expect(events).toEqual([
      { type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['Good'] },
      {
        type: 'stream.broken',
        message: reply,
        failure: { kind: 'rejected', code: 5021, message: 'Cut off.' },
      },
    ]);
  });

  test('[S8.10] a connection that breaks fails as unreachable, after the received deltas', async () => {
    const { readReply, events } = await start((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(delta(1, 'a'))}\n`, () => response.socket?.destroy());
    });
    await expect(readReply(send)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(events).toEqual([{ type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['a'] }]);
  });

  test('aborting closes the connection', async () => {
    let isClosed = false;
    const { readReply, events, frames } = await start((response, request) => {
      request.socket.on('close', () => (isClosed = true));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(accepted)}\n`);
    });
    const giveUp = new AbortController();
    const reading = readReply(send, giveUp.signal);
    await until(() => events.length === 1 && frames.length === 0);
    giveUp.abort();
    await expect(reading).rejects.toMatchObject({ kind: 'unreachable' });
    await until(() => isClosed);
    expect(events.length).toEqual(1);
  });
});
