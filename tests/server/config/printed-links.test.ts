import { afterEach, expect, test, vi } from 'vitest';
import { showLinks } from '../../../server/banner.ts';
import { readConfig } from '../../../server/config/config.ts';

afterEach(() => vi.restoreAllMocks());

const url = 'https://chat.example.org/reset-password#reset=secret-of-the-mail';

test.each<[where: string, environment: Record<string, string>, isPrinted: boolean]>([
  ['on this machine', {}, true],
  ['at a loopback address', { PUBLIC_URL: 'http://localhost:4321' }, true],
  ['at the address of a public site', { PUBLIC_URL: 'https://chat.example.org' }, false],
  ['behind a proxy', { TRUST_PROXY: '1' }, false],
  ['behind a proxy, by its address', { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'http://localhost' }, false],
  ['in the network', { HOST: '0.0.0.0' }, false],
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }, false],
])(
  'a server %s prints the links of mails: only where no one else reaches it',
  (_where, environment, isPrinted) => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const link = { label: 'Reset', url };
    showLinks(readConfig(environment))({ to: 'ada@example.org', subject: 'Reset', paragraphs: [], link });
    expect(written.join('').includes(url)).toBe(isPrinted);
  },
);
