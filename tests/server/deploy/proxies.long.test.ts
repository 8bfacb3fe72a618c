import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTool } from '../../../scripts/lib/deploy-tools.mjs';
import { createTestCompanion, type TestCompanion } from '../support/companions/companion.ts';
import { connectHttp2, type Http2Client } from '../support/network/http2-client.ts';
import {
  freePort,
  startCaddy,
  startNginx,
  type Proxy,
  type ProxyOptions,
} from '../support/network/proxies.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

/** Longer than the server's ten seconds between two lines, and shorter than the time that a stream is idle here. */
const idle = '12s';

describe.each([
  ['nginx', startNginx, ['nginx', 'openssl']],
  ['Caddy', startCaddy, ['caddy']],
] as const)('behind %s', (_, start: (options: ProxyOptions) => Promise<Proxy>, tools) => {
  const isInstalled = tools.every((name) => findTool(name) !== null);
  let server: TestServer;
  let proxy: Proxy;
  let client: Http2Client;
  let companion: TestCompanion;
  let ada: Person;
  let ports: { port: number; plainPort: number };
  beforeAll(async () => {
    if (!isInstalled) return;
    companion = createTestCompanion();
    ports = { port: await freePort(), plainPort: await freePort() };
    const origin = `https://localhost:${String(ports.port)}`;
    server = await startTestServer({ companion, environment: { PUBLIC_URL: origin, TRUST_PROXY: '1' } });
    proxy = await start({ ...ports, upstream: server.running.port, idle });
    client = await connectHttp2(origin);
    ada = await createPerson(server);
  });
  afterAll(async () => {
    if (!isInstalled) return;
    client.close();
    await proxy.stop();
    await server.stop();
  });

  const send = (roomId: string) => {
    const message = { roomId, clientMessageId: crypto.randomUUID(), text: 'Hello' };
    return client.send('/girl/chat/send', { token: ada.token }, message);
  };

  test.skipIf(!isInstalled)(
    'each piece of a reply arrives over HTTP/2 before the next is written',
    async () => {
      expect(client.protocol).toBe('h2');
      const { roomId } = await ada.openRoom();
      const reply = await send(roomId);
      const turn = await companion.next();
      expect(reply.headers['content-type']).toContain('text/event-stream');
      for (const piece of ['One.', 'Two.', 'Three.']) {
        turn.say(`${piece} `);
        await reply.until(piece);
      }
      turn.finish();
      expect(await reply.all()).toContain('"type":"done"');
    },
  );

  test.skipIf(!isInstalled)('a stream without text stays open beyond the timeout of the proxy', async () => {
    const { roomId } = await ada.openRoom();
    const [reply, changes] = [await send(roomId), await client.send('/user/changes', { token: ada.token })];
    const turn = await companion.next();
    // The third line comes after at least twenty seconds.
    const idleLines = ': \n\n'.repeat(3);
    await Promise.all([reply.until(idleLines), changes.until(idleLines)]);
    turn.say('Still here.');
    turn.finish();
    expect(await reply.all()).toContain('"type":"done"');
  });

  test.skipIf(!isInstalled)('the server knows the address of the client and the scheme', async () => {
    const { headers } = await client.send('/healthz', {});
    expect(headers['strict-transport-security']).toContain('max-age');
    const email = `${crypto.randomUUID()}@example.com`;
    const account = { email, password: 'correct horse battery' };
    await client.send('/user/register', { 'x-forwarded-for': '203.0.113.7' }, account);
    const row = await server.database
      .selectFrom('registrations')
      .select('origin')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.origin).not.toContain('203.0.113');
    const plain = await fetch(`http://localhost:${String(ports.plainPort)}/about`, { redirect: 'manual' });
    expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost/);
  });
});
