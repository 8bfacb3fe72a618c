import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decrypted, encrypted } from '../../../src/services/companion-file/encryption.ts';

const passphrase = 'four dry wooden boats';
const content = 'A companion, her lorebook and 1,000 messages. '.repeat(5000);

const lock = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(await encrypted(new Blob([content]).stream(), passphrase)).arrayBuffer());
const locked = await lock();

test('the passphrase opens what it locked, and another one does not', async () => {
  expect(await (await decrypted(new Blob([locked]), passphrase))?.text()).toBe(content);
  expect(await decrypted(new Blob([locked]), 'four dry wooden boat')).toBe(null);
});

test('nothing is returned of a file in which a byte is missing or wrong, wherever it is', async () => {
  const places = [80, 150, Math.floor(locked.length / 2), locked.length - 1];
  for (const place of places) {
    const changed = locked.slice();
    changed[place] = (changed[place] ?? 0) ^ 1;
    const opened = await decrypted(new Blob([changed]), passphrase).catch(() => null);
    expect(opened).toBe(null);
  }
  await expect(decrypted(new Blob([locked.slice(0, -1)]), passphrase)).rejects.toThrow(/./);
});

/** Both programs are in Debian: age, and script, which gives it a terminal to read the passphrase from. */
const hasAge = ['age', 'script'].every((program) => spawnSync(program, ['--version']).error === undefined);

test.runIf(hasAge)('the program age opens it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-age-'));
  const [from, to] = [join(folder, 'file.age'), join(folder, 'file')];
  await writeFile(from, locked);
  const command = `sleep 1; printf '%s\\n' '${passphrase}'`;
  execFileSync('sh', ['-c', `(${command}) | script -qec "age -d -o '${to}' '${from}'" /dev/null`], {
    stdio: 'ignore',
  });
  expect(await readFile(to, 'utf8')).toBe(content);
  await rm(folder, { recursive: true });
});
