import { describe, expect, test } from 'vitest';
import type { Waits } from '../../../server/model-host/chat/watch.ts';
import { ask } from '../support/model-hosts/heard-answer.ts';
import {
  delta,
  event,
  writeJson,
  writeStream,
  type HostAnswer,
} from '../support/model-hosts/scripted-host.ts';

const A = delta('Hel');
const Z = delta('lo', 'stop');
const open = delta('lo');
const end = delta('', 'stop');
const done = '[DONE]';
const stream = (...values: readonly unknown[]): HostAnswer => writeStream(values.map(event).join(''));
const json = JSON.stringify;
const whole = (content: string, finish: string | null = null) => ({
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
});

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
    ['a message with all of it at the end', stream(A, open, whole('Hello', 'stop'), done)],
    [
      'a message with all of it, without a delta',
      stream(
        A,
        open,
        { choices: [{ delta: null, message: { content: 'Hello' }, finish_reason: 'stop' }] },
        done,
      ),
    ],
    ['a message with all of it and its last word', stream(A, whole('Hello', 'stop'), done)],
    ['pieces in messages', stream(whole('Hel'), whole('l'), whole('o', 'stop'), done)],
    [
      'one part that is in no list',
      stream(delta({ type: 'text', text: 'Hel' }), delta({ text: 'lo' }, 'stop'), done),
    ],
    ['text behind the end mark', stream(A, Z, done, delta(' and more'))],
    ['a refusal that is null', stream({ choices: [{ delta: { content: 'Hel', refusal: null } }] }, Z, done)],
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
    const heard = await ask((response) => response.writeHead(200).write(event(A) + event(Z)));
    expect(heard).toMatchObject({ text: 'Hello', error: null });
  });
});

test('comments behind the reason do not keep an answer open', async () => {
  let beat: NodeJS.Timeout | undefined;
  const start = performance.now();
  const heard = await ask((response) => {
    response.writeHead(200).write(event(A) + event(Z));
    beat = setInterval(() => response.write(': ping\n\n'), 200);
    response.once('close', () => clearInterval(beat));
  });
  expect(heard).toMatchObject({ text: 'Hello', error: null });
  expect(performance.now() - start).toBeLessThan(10_000);
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
    const kind = status < 500 ? 'refused' : 'failed';
    expect([text, error?.kind, error?.status, error?.words]).toEqual(['', kind, status, words]);
  });
});

describe('waits', () => {
  const waits: Waits = { first: 2000, stall: 2000, total: 5000 };
  const beatInterval = 400;

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
        }, beatInterval);
        response.once('close', () => clearInterval(timer));
      };
    const note = event({ choices: [{ index: 0, delta: { reasoning_content: 'hm' } }] });
    expect(await ask(beat(':\n\n', 7), { waits })).toMatchObject({ text: 'Hello', error: null });
    expect(await ask(beat(note, 7), { waits })).toMatchObject({
      text: 'Hello',
      hasThought: true,
      error: null,
    });
    expect((await ask(beat(':\n\n', 1000), { waits })).error?.kind).toBe('slow');
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
