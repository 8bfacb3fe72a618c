import { connect as connectSecure } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { HomeNetwork } from '../../../server/shared/home-network.ts';
import { describeNoArrival } from '../../../server/phone/terminal.ts';
import { days, minutes } from '../../../server/shared/clock.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

describe('a computer that starts before its network', () => {
  let network: HomeNetwork = { name: 'anna.local', addresses: [] };
  let other: TestServer;
  const heard: string[] = [];
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
    other = await startTestServer({
      environment: { PHONE_PORT: '0' },
      phone: { readNetwork: async () => network, onNews: (text) => void heard.push(text) },
    });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await other.stop();
  });

  test('says so, and gives the code once it has an address', async () => {
    expect(other.running.phone?.setupUrl).toBeNull();
    expect(other.running.phone?.describe()).toContain('this computer is in no private network');
    network = { name: 'anna.local', addresses: ['127.0.0.1'] };
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitUntil(() => heard.length > 0);
    expect(heard[0]).toContain(`or open ${other.running.phone?.setupUrl ?? ''}`);
    expect(other.running.deps.lifecycle.phoneOrigins).toEqual([
      other.running.phone?.url,
      other.running.phone?.url.replace('anna.local', '127.0.0.1'),
    ]);
  });

  test('renews its certificate while it runs', async () => {
    const before = await beginOfCertificate(other);
    other.advance(days(301));
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.poll(() => beginOfCertificate(other)).toBeGreaterThan(before + days(300));
  });

  test('says after a while what may be in the way', async () => {
    await vi.advanceTimersByTimeAsync(minutes(3));
    expect(heard.at(-1)).toMatch(
      /No phone has opened http:\S+\/phone yet[^]*guest network[^]*allow port \d+[^]*Tailscale/,
    );
    const phone = {
      url: 'https://anna.local:4322',
      setupUrl: 'http://192.168.1.20:4322/phone',
      fingerprint: '00:11',
    };
    expect(describeNoArrival(phone, { isOpened: true })).toContain('does not trust the certificate yet');
  });
});

describe('an address that cannot be used', () => {
  const unusable = '192.0.2.9';
  let network: HomeNetwork = { name: 'anna.local', addresses: [unusable, '127.0.0.1'] };
  let other: TestServer;
  const tick = () => vi.advanceTimersByTimeAsync(30_000);
  const originsOf = () => other.running.deps.lifecycle.phoneOrigins.map((origin) => new URL(origin).hostname);
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
    other = await startTestServer({
      environment: { PHONE_PORT: '0' },
      phone: { readNetwork: async () => network },
    });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await other.stop();
  });

  test('keeps neither the server from its start nor the others from being used', () => {
    expect(originsOf()).toEqual(['anna.local', '127.0.0.1']);
    expect(other.running.phone?.setupUrl).toContain('http://127.0.0.1:');
  });

  test('is tried again, also when there was no other', async () => {
    network = { name: 'anna.local', addresses: [unusable] };
    await tick();
    network = { name: 'anna.local', addresses: ['127.0.0.1', unusable] };
    await tick();
    await expect.poll(() => beginOfCertificate(other)).toBeGreaterThan(0);
    expect(originsOf()).toEqual(['anna.local', '127.0.0.1']);
  });

  test('stops the start where no other can be used', async () => {
    const started = startTestServer({
      environment: { PHONE_PORT: '0' },
      phone: { readNetwork: async () => ({ name: 'anna.local', addresses: [unusable] }) },
    });
    await expect(started).rejects.toThrow(unusable);
  });
});

/** Returns when the certificate that the server uses began to count. */
const beginOfCertificate = ({ running }: TestServer): Promise<number> =>
  new Promise((resolve, reject) => {
    const port = Number(new URL(running.phone?.url ?? '').port);
    const socket = connectSecure({ host: '127.0.0.1', port, rejectUnauthorized: false }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_from));
      socket.destroy();
    });
    socket.on('error', reject);
  });
