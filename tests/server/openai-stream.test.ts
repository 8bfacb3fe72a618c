import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { streamCompletion, type Delta } from '../../server/companions/openai-stream.ts';

const closers: (() => void)[] = [];

afterEach(() => closers.splice(0).forEach((close) => close()));

const hostOf = async (answer: (response: ServerResponse, request: IncomingMessage) => void): Promise<URL> => {
  const host = createServer((request, response) => answer(response, request));
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  closers.push(() => {
    host.closeAllConnections();
    host.close();
  });
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new URL(`http://127.0.0.1:${String(port)}/v1/chat/completions`);
};

const chunk = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

const answer = `${chunk('Hello')}${chunk('', 'stop')}data: [DONE]\n\n`;

const deltasOf = async (url: URL): Promise<Delta[]> => {
  const deltas: Delta[] = [];
  const signal = new AbortController().signal;
  for await (const delta of streamCompletion({ url, apiKey: 'sk-secret', body: {}, signal })) {
    deltas.push(delta);
  }
  return deltas;
};

const expected = [
  { content: 'Hello', finish: null },
  { content: '', finish: 'stop' },
];

test('a stream ends with its end marker, even if the host keeps the connection open', async () => {
  const url = await hostOf((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(answer);
  });
  expect(await deltasOf(url)).toEqual(expected);
});

test('a stream is parsed correctly at any chunk boundary, also within a character', async () => {
  const bytes = Buffer.from(answer.replace('Hello', 'Olá 灯台 🌊'));
  const url = await hostOf((response, request) => {
    request.socket.setNoDelay(true);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = (place: number): void => {
      if (place === bytes.length) {
        response.end();
      } else {
        response.write(bytes.subarray(place, place + 1), () => setImmediate(write, place + 1));
      }
    };
    write(0);
  });
  expect((await deltasOf(url))[0]?.content).toBe('Olá 灯台 🌊');
});

test('the next stream reuses the connection, or opens a new one if the host has closed it', async () => {
  const ports = new Set<number | undefined>();
  const url = await hostOf((response, request) => {
    ports.add(request.socket.remotePort);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(answer);
    if (ports.size === 1) {
      response.once('close', () => setImmediate(() => request.socket.resetAndDestroy()));
    }
  });
  for (let count = 0; count < 3; count += 1) {
    expect(await deltasOf(url)).toEqual(expected);
  }
  expect(ports.size).toBe(2);
});

test('the key is sent to the host as a bearer token', async () => {
  const keys: (string | undefined)[] = [];
  const url = await hostOf((response, request) => {
    keys.push(request.headers.authorization);
    response.end(answer);
  });
  await deltasOf(url);
  expect(keys).toEqual(['Bearer sk-secret']);
});
