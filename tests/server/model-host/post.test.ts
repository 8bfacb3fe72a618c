import { describe, expect, test } from 'vitest';
import { ask, askAt, startHost } from '../support/model-hosts/heard-answer.ts';
import {
  delta,
  event,
  writeJson,
  writeStream,
  type HostAnswer,
} from '../support/model-hosts/scripted-host.ts';

const hello = writeStream(event(delta('Hello', 'stop')), event('[DONE]'));

describe('a busy host', () => {
  const busyTimes =
    (times: number, status: number, headers = {}): HostAnswer =>
    (response, body, request) => {
      times -= 1;
      (times >= 0 ? writeJson({ error: 'busy' }, status, headers) : hello)(response, body, request);
    };

  test.each([429, 503])('is asked again after %i, when it says', async (status) => {
    expect(await ask(busyTimes(1, status, { 'retry-after': '0.05' }), { retries: 2 })).toMatchObject({
      text: 'Hello',
      error: null,
    });
  });

  test('is asked no more often than wanted, and not after a wait that is too long', async () => {
    const busy = await startHost(busyTimes(9, 429, { 'retry-after': '0' }));
    const heard = await askAt(busy.url, { retries: 2 });
    expect([heard.error?.status, busy.requests.length]).toEqual([429, 3]);
    const closed = await startHost(busyTimes(1, 429, { 'retry-after': '3600' }));
    const later = await askAt(closed.url, { retries: 2 });
    expect([later.error?.status, closed.requests.length]).toEqual([429, 1]);
  });
});

describe('the address', () => {
  test.each([301, 302, 307, 308])(
    'that redirects with %i is followed, and another host gets no key',
    async (status) => {
      const host = await startHost(hello);
      const door = await startHost((response, _body, request) => {
        response.writeHead(status, { location: `${host.origin}${request.url ?? ''}` }).end();
      });
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
    const host = await startHost(hello);
    const url = `${host.origin.replace('//', '//u:p%40w@')}/openai/deployments/m/?api-version=2024-06-01`;
    expect((await askAt(url)).text).toBe('Hello');
    expect(host.requests).toMatchObject([
      {
        url: '/openai/deployments/m/chat/completions?api-version=2024-06-01',
        authorization: `Basic ${Buffer.from('u:p@w').toString('base64')}`,
      },
    ]);
  });

  test('gets the key as a bearer token, on a connection that is used again or opened again', async () => {
    const ports = new Set<number | undefined>();
    const host = await startHost((response, body, request) => {
      ports.add(request.socket.remotePort);
      hello(response, body, request);
      if (ports.size === 1) {
        response.once('close', () => setImmediate(() => request.socket.resetAndDestroy()));
      }
    });
    for (let count = 0; count < 3; count += 1) {
      expect((await askAt(host.url, { apiKey: 'sk-secret' })).text).toBe('Hello');
    }
    expect(host.requests.map(({ authorization }) => authorization)).toEqual(
      Array(3).fill('Bearer sk-secret'),
    );
    expect(ports.size).toBe(2);
  });
});
