import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { connect, createServer } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { authorityFolder, openHomeAuthority } from '../../../server/phone/home-authority.ts';
import { toLocalName } from '../../../server/shared/home-network.ts';
import { days } from '../../../server/shared/clock.ts';
import { dataRoot } from '../../support/data-root.ts';

const dataDir = mkdtempSync(join(dataRoot, 'mates-authority-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const now = Date.now();
const open = (at = now) => openHomeAuthority(dataDir, { name: 'Mates on maria', now: at });
const home = { name: 'maria.local', addresses: ['192.168.1.20', 'fd00::20'] };

/** Returns the error with which a device that trusts the authority refuses the certificate; null when it accepts it. */
const refusalOf = async (hosts: typeof home): Promise<string | null> => {
  const authority = await open();
  const server = createServer(await authority.issue(hosts, now), (socket) => socket.end());
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const ca = new X509Certificate(authority.root).toString();
  const refusal = await new Promise<string | null>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, ca, servername: hosts.name }, () => resolve(null));
    socket.on('error', ({ message }) => resolve(message));
  });
  server.close();
  return refusal;
};

describe('the authority of a home', () => {
  test('is made once, and only the user of the server can read its key', async () => {
    const first = await open();
    const again = await open();
    expect(again.root).toEqual(first.root);
    expect(again.name).toBe('Mates on maria');
    const folder = join(dataDir, authorityFolder);
    expect(readdirSync(folder).toSorted()).toEqual(['root.crt', 'signer.crt', 'signer.key']);
    const modes = ['.', 'root.crt', 'signer.crt', 'signer.key'].map(
      (file) => statSync(join(folder, file)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
  });

  test('keeps no key of its root: what is stored can only sign within the constraints of the signer', async () => {
    const authority = await open();
    const root = new X509Certificate(authority.root);
    const signer = new X509Certificate(readFileSync(join(dataDir, authorityFolder, 'signer.crt')));
    expect([root.ca, signer.ca]).toEqual([true, true]);
    expect(signer.verify(root.publicKey)).toBe(true);
    expect(signer.publicKey.equals(root.publicKey)).toBe(false);
    expect([root.keyUsage, signer.keyUsage]).toEqual([['1.3.6.1.5.5.7.3.1'], ['1.3.6.1.5.5.7.3.1']]);
    expect(authority.fingerprint).toBe(root.fingerprint256);
  });

  test('issues certificates for the names and addresses of the home that devices of Apple accept', async () => {
    const authority = await open();
    const { cert } = await authority.issue(home, now);
    const leaf = new X509Certificate(cert);
    expect(leaf.checkHost('maria.local')).toBe('maria.local');
    expect(leaf.checkIP('192.168.1.20')).toBe('192.168.1.20');
    expect(leaf.checkIP('fd00::20')).toBe('fd00::20');
    expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    const lifetime = Date.parse(leaf.validTo) - Date.parse(leaf.validFrom);
    expect(lifetime).toBeLessThan(days(397));
    expect(Date.parse(leaf.validTo)).toBeGreaterThan(now + days(390));
    expect(await refusalOf(home)).toBeNull();
  });

  test.each([
    ['example.com', []],
    ['local.example.com', []],
    ['maria.local', ['192.0.2.7']],
    ['maria.local', ['2001:db8::7']],
    ['maria.local', ['172.32.0.1']],
    ['maria.local', ['9.255.255.255']],
  ])('cannot vouch for %s %j', async (name, addresses) => {
    expect(await refusalOf({ name, addresses })).toBe('permitted subtree violation');
  });

  test('vouches for every private network, and for this computer', async () => {
    const addresses = [
      '10.255.255.255',
      '172.16.0.1',
      '172.31.255.254',
      '192.168.0.1',
      '169.254.7.7',
      '127.0.0.1',
    ];
    expect(await refusalOf({ name: 'a.local', addresses })).toBeNull();
    expect(await refusalOf({ name: 'localhost', addresses: ['::1', 'fe80::1', 'fdff::1'] })).toBeNull();
  });

  test('is made anew before it ends within the time of a certificate', async () => {
    const { root } = await open();
    expect((await open(now + days(3650 - 400))).root).toEqual(root);
    expect((await open(now + days(3650 - 390))).root).not.toEqual(root);
  });
});

test.each([
  ['maria', 'maria.local'],
  ['Marias-MacBook.local', 'marias-macbook.local'],
  ['DESKTOP-7.fritz.box', 'desktop-7.local'],
  ['-büro_1', 'bro1.local'],
  ['', 'mates.local'],
])('the computer %j is %s at home', (host, name) => {
  expect(toLocalName(host)).toBe(name);
});
