import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createMessageParser, readMessages } from '../../../src/services/stream/sse-reader.ts';
import { bytesOf, streamCases } from './stream-cases.ts';

interface Reading {
  readonly messages: unknown[];
  /** The summary of each call of `done`. */
  readonly done: { readonly skipped: number }[];
}

describe('[S4.14] [S4.16] every split of a body yields the same messages', () => {
  test('there are at least eighty bodies, each with a unique title', () => {
    expect(streamCases.length).toBeGreaterThanOrEqual(80);
    expect(new Set(streamCases.map(({ title }) => title)).size).toBe(streamCases.length);
  });

  test.each(streamCases.map((example) => [example.title, example] as const))('%s', (_title, example) => {
    const bytes = bytesOf(example);
    const expected = { messages: example.messages, done: [{ skipped: example.skipped ?? 0 }] };
    expect(read([bytes])).toEqual(expected);
    expect(read(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected);
    for (let cut = 1; cut < bytes.length; cut += 1) {
      expect(read([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(expected);
    }
  });
});

describe('[S4.14] a message is emitted as soon as its line is complete', () => {
  for (const lineEnd of ['\n', '\r', '\r\n']) {
    test(`with the line end ${JSON.stringify(lineEnd)} and no blank line`, () => {
      const { reading, parser } = openParser();
      parser.push(encode(`data: 1${lineEnd}`));
      expect(reading.messages).toEqual([1]);
      parser.push(encode('data: 2'));
      expect(reading.messages).toEqual([1]);
      parser.push(encode(lineEnd));
      expect(reading.messages).toEqual([1, 2]);
      parser.push(encode(lineEnd));
      expect(reading.messages).toEqual([1, 2]);
    });
  }
});

test('reads a line of two megabytes in chunks of four bytes', () => {
  const text = 'x'.repeat(2 * 1024 * 1024);
  const bytes = encode(`data: "${text}"\n`);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, index) =>
    bytes.subarray(index * 4, index * 4 + 4),
  );
  const { messages } = read(pieces);
  expect(messages.length).toBe(1);
  expect(messages[0] === text).toBe(true);
});

test('a comment is only a heartbeat', () => {
  let signs = 0;
  const messages: unknown[] = [];
  const parser = createMessageParser({
    message: (value) => messages.push(value),
    alive: () => (signs += 1),
    done: () => undefined,
  });
  parser.push(encode(': here\n'));
  parser.push(encode(': and here\n'));
  expect({ signs, messages }).toEqual({ signs: 2, messages: [] });
});

describe('[S4.15] the end is reported exactly once', () => {
  test('when the parser is ended twice', () => {
    const { reading, parser } = openParser();
    parser.push(encode('data: 1'));
    parser.end();
    parser.end();
    parser.push(encode('\ndata: 2\n'));
    expect(reading).toEqual({ messages: [1], done: [{ skipped: 0 }] });
  });

  test('when the body ends', async () => {
    const { reading, sink } = openReading();
    await readMessages(bodyOf('data: 1\n', 'data: 2'), sink);
    expect(reading).toEqual({ messages: [1, 2], done: [{ skipped: 0 }] });
  });

  test('when the body fails, which rejects the reader with the error', async () => {
    const { reading, sink } = openReading();
    const broken = new TypeError('terminated');
    await expect(readMessages(bodyOf('data: 1\n', 'data: {"a"', broken), sink)).rejects.toBe(broken);
    expect(reading).toEqual({ messages: [1], done: [{ skipped: 0 }] });
  });

  test('when the reader aborts, which cancels the body', async () => {
    const { reading, sink } = openReading();
    const giveUp = new AbortController();
    const reasons: unknown[] = [];
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encode('data: 1\n')),
      cancel: (reason) => void reasons.push(reason),
    });
    const message = (value: unknown): void => {
      sink.message(value);
      giveUp.abort('enough');
    };
    await expect(readMessages(body, { ...sink, message }, giveUp.signal)).rejects.toBe('enough');
    expect(reasons).toEqual(['enough']);
    expect(reading).toEqual({ messages: [1], done: [{ skipped: 0 }] });
  });

  test('when the reader was aborted before it started', async () => {
    const { reading, sink } = openReading();
    await expect(readMessages(bodyOf('data: 1\n'), sink, AbortSignal.abort('late'))).rejects.toBe('late');
    expect(reading).toEqual({ messages: [], done: [{ skipped: 0 }] });
  });
});

const PublicCases = v.array(
  v.object({
    id: v.string(),
    chunks: v.array(v.string()),
    expected: v.object({
      app: v.optional(
        v.object({
          messages: v.optional(v.array(v.unknown())),
          messagesAnyOf: v.optional(v.array(v.array(v.unknown()))),
          done: v.number(),
          level: v.string(),
        }),
      ),
    }),
  }),
);

/** Cases from public test suites are not part of the project; PUBLIC_STREAM_CASES names a file with them. */
const publicCases = [process.env['PUBLIC_STREAM_CASES'] ?? ''].filter((file) => file !== '');

test.each(publicCases)('the cases of public test suites yield the expected messages', (file) => {
  const cases = v.parse(PublicCases, JSON.parse(readFileSync(file, 'utf8')));
  const wrong = cases.flatMap(({ id, chunks, expected: { app } }) => {
    if (app === undefined) return [];
    const reading = read(chunks.map((chunk) => Uint8Array.from(Buffer.from(chunk, 'base64'))));
    const wanted = (app.messagesAnyOf ?? [app.messages ?? []]).map((messages) => JSON.stringify(messages));
    const isRight = wanted.includes(JSON.stringify(reading.messages)) && reading.done.length === app.done;
    return isRight ? [] : [{ id, level: app.level, reading, wanted }];
  });
  expect(cases.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const openReading = () => {
  const reading: Reading = { messages: [], done: [] };
  const sink = {
    message: (value: unknown) => void reading.messages.push(value),
    done: (summary: { readonly skipped: number }) => void reading.done.push(summary),
  };
  return { reading, sink };
};

const openParser = () => {
  const { reading, sink } = openReading();
  return { reading, parser: createMessageParser(sink) };
};

const read = (pieces: readonly Uint8Array[]): Reading => {
  const { reading, parser } = openParser();
  for (const piece of pieces) parser.push(piece);
  parser.end();
  return reading;
};

/** Creates a body that yields each text and ends, or fails at an error. */
const bodyOf = (...parts: (string | Error)[]): ReadableStream<Uint8Array> => {
  const left = [...parts];
  return new ReadableStream({
    pull: (controller) => {
      const part = left.shift();
      if (part === undefined) controller.close();
      else if (part instanceof Error) controller.error(part);
      else controller.enqueue(encode(part));
    },
  });
};
