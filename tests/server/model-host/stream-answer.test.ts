import { afterEach, describe, expect, test } from 'vitest';
import { HostError } from '../../../server/model-host/host-error.ts';
import { streamAnswer } from '../../../server/model-host/stream-answer.ts';
import type { Waits } from '../../../server/model-host/watch.ts';
import {
  delta,
  event,
  startScriptedHost,
  writeJson,
  writeStream,
  type HostAnswer,
  type ScriptedHost,
} from '../support/scripted-host.ts';

const hosts: ScriptedHost[] = [];

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

const long: Waits = { first: 60_000, stall: 60_000, total: 60_000 };

interface Heard {
  readonly text: string;
  readonly hasThought: boolean;
  readonly error: HostError | null;
}

const askAt = async (
  baseUrl: string,
  {
    waits = long,
    apiKey = null,
    retries = 0,
  }: { waits?: Waits; apiKey?: string | null; retries?: number } = {},
): Promise<Heard> => {
  let text = '';
  let hasThought = false;
  const request = {
    host: { baseUrl, apiKey },
    body: {},
    waits,
    retries,
    signal: new AbortController().signal,
  };
  try {
    for await (const chunk of streamAnswer(request)) {
      text += chunk.content;
      hasThought ||= chunk.isThinking;
    }
    return { text, hasThought, error: null };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { text, hasThought, error };
  }
};

const ask = async (answer: HostAnswer, options?: Parameters<typeof askAt>[1]): Promise<Heard> => {
  const host = await startScriptedHost(answer);
  hosts.push(host);
  return askAt(host.url, options);
};

const A = delta('Hel');
const Z = delta('lo', 'stop');
const open = delta('lo');
const end = delta('', 'stop');
const done = '[DONE]';
const stream = (...values: readonly unknown[]): HostAnswer => writeStream(values.map(event).join(''));
const json = JSON.stringify;

describe('a complete answer is read, whatever is between its pieces', () => {
  test.each<[string, HostAnswer]>([
    ['usage with choices null', stream(A, Z, { choices: null, usage: { total_tokens: 3 } }, done)],
    ['usage without choices', stream(A, Z, { usage: { total_tokens: 3 } }, done)],
    ['null', stream(A, null, Z, done)],
    ['a number, a text and a list', stream(A, 7, '"ping"', [], Z, done)],
    ['a ping before the text', stream({ type: 'ping' }, A, Z, done)],
    ['choices of unknown shapes', stream({ choices: [null] }, { choices: [7] }, { choices: {} }, A, Z, done)],
    [
      'a delta that is null',
      stream(A, open, { choices: [{ index: 0, delta: null, finish_reason: 'stop' }] }, done),
    ],
    ['content that is null', stream(delta(null), A, open, delta(null, 'stop'), done)],
    [
      'error null and empty',
      stream({ ...A, error: null }, { ...open, error: '' }, { ...end, error: {} }, done),
    ],
    ['empty data', writeStream(event(A), 'data:\n\n', 'data: \n\n', 'data\n\n', event(Z), event(done))],
    ['comments', writeStream(': PROCESSING\n\n', ':\n\n', event(A), ': ping\n', event(Z), event(done))],
    [
      'ids and names of events',
      writeStream(`id: 1\nevent: message\nretry: 5\n${event(A)}${event(Z)}${event(done)}`),
    ],
    ['one line feed between events', writeStream(`data: ${json(A)}\ndata: ${json(Z)}\ndata: [DONE]\n`)],
    ['the last two events joined', writeStream(`${event(A)}data: ${json(Z)}\ndata: [DONE]\n\n`)],
    ['the last event without a blank line', writeStream(`${event(A)}data: ${json(Z)}\n`)],
    ['the last event without a line end', writeStream(`${event(A)}data: ${json(Z)}`)],
    [
      'carriage returns',
      writeStream(`data:${json(A)}\r\r`, `data:${json(Z)}\r\n\r\n`, 'data:[DONE]\r\n\r\n'),
    ],
    [
      'a carriage return apart from its line feed',
      writeStream(`data: ${json(A)}\r`, '\n\r', `\ndata: ${json(Z)}\n\n`),
    ],
    ['a byte order mark', writeStream(`\uFEFF${event(A)}${event(Z)}`)],
    [
      'an event over several lines',
      writeStream(event(A), `data: {"choices":\ndata: [${json(Z.choices[0])}]}\n\n`),
    ],
    ['blanks behind the end mark', stream(A, open, '[DONE] ')],
    ['the end mark as JSON', stream(A, open, '"[DONE]"')],
    ['the end mark without a reason', stream(A, open, done)],
    ['a reason that is empty before the last', stream(delta('Hel', ''), delta('lo', ''), end)],
    [
      'parts',
      stream(delta([{ type: 'text', text: 'Hel' }]), delta(['lo', { type: 'image_url' }], 'stop'), done),
    ],
    [
      'another choice',
      stream(A, { choices: [{ index: 1, delta: { content: 'no' }, finish_reason: 'length' }] }, Z, done),
    ],
    [
      'JSON instead of a stream',
      writeJson({ choices: [{ message: { content: 'Hello' }, finish_reason: 'stop' }] }),
    ],
    [
      'JSON over several lines',
      (response) =>
        response.end(
          `{\n "choices": [\n\n  ${json({ message: { content: 'Hello' }, finish_reason: 'stop' })}\n ]\n}\n`,
        ),
    ],
    ['JSON in lines', writeStream(`${json(A)}\n${json(Z)}\n`)],
    [
      'a connection that breaks after the reason',
      (response) => {
        response.writeHead(200).write(event(A) + event(Z), () => setTimeout(() => response.destroy(), 20));
      },
    ],
  ])('%s', async (_title, answer) => {
    expect(await ask(answer)).toMatchObject({ text: 'Hello', error: null });
  });

  test.each([
    'stop',
    'STOP',
    'eos',
    'eos_token',
    'end_turn',
    'stop_sequence',
    'tool_calls',
    'FINISH_REASON_STOP',
  ])('the reason %s is an end', async (reason) => {
    expect(await ask(stream(A, delta('lo', reason)))).toMatchObject({ text: 'Hello', error: null });
  });

  test('a line that stays open after the reason ends in a few seconds', async () => {
    const startedAt = Date.now();
    const heard = await ask((response) => response.writeHead(200).write(event(A) + event(Z)));
    expect(heard).toMatchObject({ text: 'Hello', error: null });
    expect(Date.now() - startedAt).toBeLessThan(20_000);
  });
});

describe('an answer without its end is cut', () => {
  test.each<[string, HostAnswer, string]>([
    ['closes without a reason', stream(A), 'truncated'],
    ['has empty reasons only', stream(delta('Hel', ''), delta('', '')), 'truncated'],
    ['is cut by length', stream(A, delta('', 'length'), done), 'truncated'],
    [
      'ends for a reason of the host',
      stream(A, delta('', 'insufficient_system_resource'), done),
      'truncated',
    ],
    ['is aborted', stream(A, delta('', 'abort'), done), 'truncated'],
    ['ends with an error as its reason', stream(A, delta('', 'error'), done), 'truncated'],
    ['is filtered', stream(A, delta('', 'content_filter'), done), 'refused'],
    [
      'breaks',
      (response) => response.writeHead(200).write(event(A), () => setTimeout(() => response.destroy(), 20)),
      'broken',
    ],
    ['has what is no JSON', stream(A, '{oops'), 'broken'],
  ])('it %s', async (_title, answer, kind) => {
    const { text, error } = await ask(answer);
    expect([text, error?.kind]).toEqual(['Hel', kind]);
  });
});

describe('an error of the host is a refusal with its status and words', () => {
  test.each<[string, HostAnswer, number, string]>([
    ['a status with an object', writeJson({ error: { message: 'bad key' } }, 401), 401, 'bad key'],
    [
      'a status with words',
      writeJson({ message: 'System role not supported', code: 400 }, 400),
      400,
      'System role not supported',
    ],
    [
      'a status with a detail',
      writeJson({ detail: [{ msg: 'field required' }] }, 422),
      422,
      'field required',
    ],
    [
      'a status with plain text',
      (response) => response.writeHead(500).end('out of memory'),
      500,
      'out of memory',
    ],
    [
      'a status with a page',
      (response) => response.writeHead(502).end('<html>Bad gateway</html>'),
      502,
      'an HTML page',
    ],
    ['JSON with status 200', writeJson({ error: { message: 'no credits', code: 402 } }), 200, 'no credits'],
    ['JSON without that field', writeJson({ code: 402, message: 'no credits' }), 200, 'no credits'],
    ['a list with status 200', writeJson([{ error: { message: 'no credits' } }]), 200, 'no credits'],
    ['a text in the stream', stream({ error: 'model crashed' }), 200, 'model crashed'],
    [
      'an event of that name',
      writeStream('event: error\ndata: {"message":"overloaded"}\n\n'),
      200,
      'overloaded',
    ],
    [
      'an object of that kind',
      stream({ object: 'error', message: 'overloaded', code: 503 }),
      200,
      'overloaded',
    ],
  ])('%s', async (_title, answer, status, words) => {
    const { text, error } = await ask(answer);
    expect([text, error?.kind, error?.status, error?.words]).toEqual(['', 'refused', status, words]);
  });
});

describe('waits', () => {
  const waits: Waits = { first: 400, stall: 400, total: 3000 };

  test('no byte in time is slow, and silence after text is stalled', async () => {
    expect((await ask(() => undefined, { waits })).error?.kind).toBe('slow');
    const silent = await ask((response) => response.writeHead(200).write(event(A)), { waits });
    expect([silent.text, silent.error?.kind]).toEqual(['Hel', 'stalled']);
  });

  test('comments and notes are signs of life, up to the limit of one answer', async () => {
    const beat =
      (text: string, count: number): HostAnswer =>
      (response) => {
        let left = count;
        response.writeHead(200);
        const timer = setInterval(() => {
          left -= 1;
          response.write(left > 0 ? text : event(A) + event(Z));
          if (left <= 0) {
            clearInterval(timer);
            response.end();
          }
        }, 100);
        response.once('close', () => clearInterval(timer));
      };
    const note = event({ choices: [{ index: 0, delta: { reasoning_content: 'hm' } }] });
    expect(await ask(beat(':\n\n', 10), { waits })).toMatchObject({ text: 'Hello', error: null });
    expect(await ask(beat(note, 10), { waits })).toMatchObject({
      text: 'Hello',
      hasThought: true,
      error: null,
    });
    expect((await ask(beat(':\n\n', 1000), { waits })).error?.kind).toBe('slow');
  });
});

describe('a busy host', () => {
  const busyTimes =
    (times: number, status: number, headers = {}): HostAnswer =>
    (response, body, request) => {
      times -= 1;
      (times >= 0 ? writeJson({ error: 'busy' }, status, headers) : stream(A, Z, done))(
        response,
        body,
        request,
      );
    };

  test.each([429, 503])('is asked again after %i, when it says', async (status) => {
    expect(await ask(busyTimes(1, status, { 'retry-after': '0.05' }), { retries: 2 })).toMatchObject({
      text: 'Hello',
      error: null,
    });
  });

  test('is asked no more often than wanted, and not after a wait that is too long', async () => {
    const heard = await ask(busyTimes(9, 429, { 'retry-after': '0' }), { retries: 2 });
    expect([heard.error?.status, hosts[0]?.requests.length]).toEqual([429, 3]);
    const later = await ask(busyTimes(1, 429, { 'retry-after': '3600' }), { retries: 2 });
    expect([later.error?.status, hosts[1]?.requests.length]).toEqual([429, 1]);
  });
});

describe('the address', () => {
  test.each([301, 302, 307, 308])(
    'that redirects with %i is followed, and another host gets no key',
    async (status) => {
      const host = await startScriptedHost(stream(A, Z, done));
      const door = await startScriptedHost((response, _body, request) => {
        response.writeHead(status, { location: `${host.origin}${request.url ?? ''}` }).end();
      });
      hosts.push(host, door);
      expect((await askAt(door.url, { apiKey: 'sk-secret' })).text).toBe('Hello');
      expect(door.requests[0]?.authorization).toBe('Bearer sk-secret');
      expect(host.requests).toMatchObject([
        { url: '/v1/chat/completions', authorization: undefined, body: '{}' },
      ]);
    },
  );

  test('that redirects in a circle is refused', async () => {
    const { error } = await ask((response) =>
      response.writeHead(308, { location: '/v1/chat/completions' }).end(),
    );
    expect([error?.kind, error?.status]).toEqual(['refused', 308]);
  });

  test('may have a name and a password, and a query', async () => {
    const host = await startScriptedHost(stream(A, Z, done));
    hosts.push(host);
    const url = `${host.origin.replace('//', '//u:p%40w@')}/openai/deployments/m/?api-version=2024-06-01`;
    expect((await askAt(url)).text).toBe('Hello');
    expect(host.requests).toMatchObject([
      {
        url: '/openai/deployments/m/chat/completions?api-version=2024-06-01',
        authorization: `Basic ${Buffer.from('u:p@w').toString('base64')}`,
      },
    ]);
  });

  test('gets the key as a bearer token, on a connection that is used again or opened anew', async () => {
    const ports = new Set<number | undefined>();
    const host = await startScriptedHost((response, body, request) => {
      ports.add(request.socket.remotePort);
      stream(A, Z, done)(response, body, request);
      if (ports.size === 1) {
        response.once('close', () => setImmediate(() => request.socket.resetAndDestroy()));
      }
    });
    hosts.push(host);
    for (let count = 0; count < 3; count += 1) {
      expect((await askAt(host.url, { apiKey: 'sk-secret' })).text).toBe('Hello');
    }
    expect(host.requests.map(({ authorization }) => authorization)).toEqual(
      Array(3).fill('Bearer sk-secret'),
    );
    expect(ports.size).toBe(2);
  });
});

test('a stream is parsed at any boundary, also within a letter', async () => {
  const bytes = Buffer.from(`${event(delta('Olá 灯台 🌊'))}${event(end)}${event(done)}`);
  const heard = await ask((response, _body, request) => {
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
  expect(heard).toMatchObject({ text: 'Olá 灯台 🌊', error: null });
});

test('an end mark ends the answer on a line that stays open', async () => {
  const heard = await ask((response) => response.writeHead(200).write(event(A) + event(open) + event(done)));
  expect(heard).toMatchObject({ text: 'Hello', error: null });
});
