import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmbedder, longestWait } from '../../../server/model-host/embeddings.ts';
import { HostError } from '../../../server/model-host/host-error.ts';
import { minutes } from '../../../server/shared/clock.ts';
import { createLog } from '../../../server/shared/log.ts';
import {
  embedWords,
  startEmbeddingHost,
  textsOf,
  writeVectors,
  type EmbeddingHost,
} from '../support/model-hosts/embedding-host.ts';
import { writeJson, type HostAnswer } from '../support/model-hosts/scripted-host.ts';

let host: EmbeddingHost;
let lines: string[];
let time: number;
beforeEach(async () => {
  host = await startEmbeddingHost();
  lines = [];
  time = 1_000_000;
});
afterEach(() => host.stop());

const open = (late?: number) =>
  createEmbedder(
    { baseUrl: host.url, apiKey: 'sk-secret', model: 'embedder' },
    {
      log: createLog('info', { write: (line) => void lines.push(line) }),
      now: () => time,
      ...(late === undefined ? {} : { late }),
    },
  );
const never = new AbortController().signal;

describe('[28.8] embeddings', () => {
  test('a host is asked as OpenAI’s, and its vectors are returned in the order of the texts, with a length of 1', async () => {
    const embedder = open();
    await embedder.embed(['first', 'second'], never);
    host.answer(
      writeJson({
        data: [
          { index: 1, embedding: [0, 2] },
          { index: 0, embedding: [3, 4] },
        ],
      }),
    );
    const [one, two] = await embedder.embed(['one', 'two'], never);
    expect([...(one ?? [])]).toEqual([expect.closeTo(0.6), expect.closeTo(0.8)]);
    expect([...(two ?? [])]).toEqual([0, 1]);
    expect(host.requests.slice(-1)).toEqual([
      {
        url: '/v1/embeddings',
        authorization: 'Bearer sk-secret',
        body: JSON.stringify({ model: 'embedder', input: ['one', 'two'] }),
      },
    ]);
  });

  /** Embeds one list after the other, as a host on the same machine does: each text takes a while. */
  const answerInTurns = (time: number): void => {
    let last: Promise<unknown> = Promise.resolve();
    host.answer((response, body, request) => {
      const texts = textsOf(body);
      last = last.then(() => sleep(time * texts.length));
      void last.then(() => writeVectors(texts.map(embedWords))(response, body, request));
    });
  };

  test('a question does not wait for a long list of texts, and a fast host embeds many at once', async () => {
    const embedder = open();
    answerInTurns(100);
    const list = embedder.embed(
      Array.from({ length: 12 }, (_, index) => `text ${String(index)}`),
      never,
    );
    for (const text of ['one', 'two', 'three']) {
      await sleep(120);
      expect(await embedder.embedSoon(text)).toHaveLength(64);
    }
    expect(await list).toHaveLength(12);
    host.answer(null);
    await embedder.embed(
      Array.from({ length: 200 }, () => 'text'),
      never,
    );
    expect(Math.max(...host.embedded.map(({ length }) => length))).toBe(16);
    expect(lines).toEqual([]);
  });

  test('a late vector is not used, and stops neither a further question nor the list that waits for it', async () => {
    const embedder = open();
    answerInTurns(longestWait + 300);
    expect(await embedder.embedSoon('one')).toBe(null);
    const list = embedder.embed(['two'], never);
    await sleep(50);
    expect(host.requests).toHaveLength(1);
    answerInTurns(0);
    expect(await embedder.embedSoon('three')).toHaveLength(64);
    expect(await list).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  test('a list that is embedded shows that the host works again', async () => {
    const embedder = open();
    host.answer(writeJson({}, 503));
    expect(await embedder.embedSoon('one')).toBe(null);
    host.answer(null);
    expect(await embedder.embedSoon('one')).toBe(null);
    await embedder.embed(['two'], never);
    expect(await embedder.embedSoon('one')).toHaveLength(64);
  });

  const longList = `{"data":[${'{"embedding":[1,2]},'.repeat(300_000)}{}]}`;
  test.each<[string, HostAnswer]>([
    ['500', writeJson({ error: 'broken' }, 500)],
    ['404', writeJson({ error: 'none' }, 404)],
    ['400', writeJson({ error: 'too long' }, 400)],
    ['an HTML page', (response) => response.end('<html>')],
    ['another shape', writeJson({ vectors: [[1, 2]] })],
    ['too few vectors', writeVectors([])],
    [
      'too many vectors',
      writeVectors([
        [1, 2],
        [1, 2],
        [1, 2],
      ]),
    ],
    [
      'vectors of two sizes',
      writeVectors([
        [1, 2],
        [1, 2, 3],
      ]),
    ],
    ['vectors without numbers', writeVectors([[], []])],
    ['vectors with too many numbers', writeVectors([1, 2].map(() => Array.from({ length: 5000 }, () => 1)))],
    [
      'null for NaN',
      writeVectors([
        [1, Number.NaN],
        [1, 2],
      ]),
    ],
    [
      'a number that overflows',
      (response) => response.end('{"data":[{"embedding":[1e999,1]},{"embedding":[1,2]}]}'),
    ],
    [
      'words',
      writeVectors([
        ['1', '2'],
        ['1', '2'],
      ]),
    ],
    [
      'zeros',
      writeVectors([
        [0, 0],
        [1, 2],
      ]),
    ],
    ['an index twice', writeJson({ data: [0, 0].map((index) => ({ index, embedding: [1, 2] })) })],
    ['a huge answer', (response) => response.end(longList)],
    [
      'half an answer',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"data":[');
        setTimeout(() => response.destroy(), 20);
      },
    ],
  ])('no vectors, but an error of the host: %s', async (_, answer) => {
    host.answer(answer);
    await expect(open().embed(['one', 'two'], never)).rejects.toBeInstanceOf(HostError);
    expect(await open().embedSoon('one')).toBe(null);
  });

  test('a reply waits for a silent host no longer than half a second, and then not at all, for ever longer', async () => {
    host.answer(() => undefined);
    const embedder = open(longestWait + 300);
    const start = performance.now();
    expect(await embedder.embedSoon('secret words')).toBe(null);
    // Timers of a busy machine are late, never early.
    expect(performance.now() - start).toBeGreaterThan(longestWait - 20);
    expect(host.requests).toHaveLength(1);
    await expect.poll(() => lines).toHaveLength(1);
    host.answer(null);
    time += minutes(1) - 1;
    expect(await embedder.embedSoon('one')).toBe(null);
    time += 1;
    host.answer(writeJson({}, 503));
    expect(await embedder.embedSoon('one')).toBe(null);
    host.answer(null);
    time += minutes(2) - 1;
    expect(await embedder.embedSoon('one')).toBe(null);
    expect(host.requests).toHaveLength(2);
    time += 1;
    expect(await embedder.embedSoon('one')).toHaveLength(64);
    expect(await embedder.embedSoon('one')).toHaveLength(64);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('secret');
  });

  test('requests that fail together are one failure', async () => {
    host.answer(writeJson({}, 503));
    const embedder = open();
    await Promise.all(['one', 'two', 'three'].map((text) => embedder.embedSoon(text)));
    expect(host.requests).toHaveLength(3);
    host.answer(null);
    time += minutes(1);
    expect(await embedder.embedSoon('one')).toHaveLength(64);
  });

  test('a text that the host does not embed, and a reply that was stopped, do not stop others', async () => {
    const embedder = open();
    for (const status of [400, 413, 500]) {
      host.answer(writeJson({ error: 'too long' }, status));
      expect(await embedder.embedSoon('one')).toBe(null);
    }
    host.answer(writeVectors([[Number.NaN, 1]]));
    expect(await embedder.embedSoon('one')).toBe(null);
    host.answer(null);
    expect(await embedder.embedSoon('one', AbortSignal.abort())).toBe(null);
    expect(await embedder.embedSoon('one')).toHaveLength(64);
    expect(await embedder.embedSoon('  ')).toBe(null);
  });
});
