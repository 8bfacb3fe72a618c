/** The copies of a home as its server makes them: each in a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { HomeCopies } from '../../../../contract/account/home-copies.ts';
import { openBackupKey } from '../../../../server/backups/backup-key.ts';
import { days, hours } from '../../../../server/shared/clock.ts';
import { unpacked } from '../../support/accounts/companion-files.ts';
import { eventually } from '../../support/eventually.ts';
import { canary, homeWithCopies } from '../../support/accounts/home-copies.ts';

const home = homeWithCopies();
const hasAge = spawnSync('age', ['--version']).error === undefined;
/** A process that runs from the source starts slowly. */
const timeout = 120_000;

test('turned on, the account is written at once, and proved', { timeout }, async () => {
  await home.live();
  const { folder, server } = home;
  expect(await home.read()).toMatchObject({ state: 'off', folder, recipient: null, last: null });
  expect((await home.change('on')).state).toBe('running');
  const done = await home.ended();
  expect(done).toMatchObject({ state: 'fresh', problem: null, running: null, isKeySaved: false });
  expect(done.proved).toMatchObject({ file: done.last?.file, mates: 3 });
  expect(done.proved?.facts).toBeGreaterThan(0);
  expect(done.proved?.messages).toBeGreaterThan(0);
  expect(await home.files()).toEqual([done.last?.file]);
  expect((await readdir(server.dataDir)).filter((name) => name.includes('proof'))).toEqual([]);
  expect(server.logged()).not.toContain(canary);
});

test.runIf(hasAge)('the program age opens it with the file of the key', { timeout }, async () => {
  await home.live();
  await home.change('on');
  const path = join(home.folder, (await home.ended()).last?.file ?? '');
  const { stdout } = spawnSync('age', ['-d', '-i', home.keyFile(), path], { maxBuffer: 1e9 });
  const files = await unpacked(new Uint8Array(stdout));
  expect([...files.values()].join('')).toContain(canary);
});

test('what failed is shown, logged without content, and tried again after an hour', { timeout }, async () => {
  await home.live();
  await rm(home.folder, { recursive: true });
  await home.change('on');
  const failed = await home.ended();
  const problem = { reason: 'folderMissing', count: 0 };
  expect(failed).toMatchObject({ state: 'failed', problem, last: null });
  expect(home.server.logged()).toContain('"reason":"folderMissing"');
  expect(home.server.logged()).not.toContain(canary);
  await mkdir(home.folder);
  const { homeCopies } = home.server.running.deps;
  await homeCopies.check();
  expect(await home.files()).toEqual([]);
  home.server.advance(hours(1));
  await homeCopies.check();
  expect(await home.read()).toMatchObject({ state: 'fresh', problem: null });
  expect(await home.files()).toHaveLength(1);
});

test(
  'a copy is made each night, also one that was missed, and none once that is off',
  { timeout },
  async () => {
    await home.change('on');
    const first = (await home.ended()).last;
    const { homeCopies } = home.server.running.deps;
    await homeCopies.check();
    expect((await home.read())?.last).toEqual(first);
    home.server.advance(days(3));
    expect((await home.read())?.state).toBe('stale');
    await homeCopies.check();
    const second = v.parse(HomeCopies, await home.read());
    expect([second.state, second.last?.file === first?.file]).toEqual(['fresh', false]);
    expect(await home.change('off')).toMatchObject({ state: 'off', last: second.last });
    home.server.advance(days(3));
    await homeCopies.check();
    expect(await home.files()).toHaveLength(2);
  },
);

test.skipIf(process.platform === 'win32')(
  'a copy that comes to a standstill is ended, shown, and tried again the next night',
  { timeout },
  async () => {
    await home.live();
    await home.change('on');
    const stopped = copyProcess();
    process.kill(stopped, 'SIGSTOP');
    const { homeCopies } = home.server.running.deps;
    for (let checks = 0; checks < 2; checks += 1) await homeCopies.check();
    expect((await home.read())?.state).toBe('running');
    await homeCopies.check();
    const problem = { reason: 'notAnswering', count: 0 };
    expect(await home.read()).toMatchObject({ state: 'failed', problem, running: null, last: null });
    expect(home.server.logged()).toContain('"reason":"notAnswering"');
    await eventually(() => isAlive(stopped)).toBe(false);

    home.server.advance(hours(1));
    await homeCopies.check();
    expect(await home.read()).toMatchObject({ state: 'failed', last: null });
    home.server.advance(days(1));
    await homeCopies.check();
    expect(await home.read()).toMatchObject({ state: 'fresh', problem: null });
    expect(await home.files()).toHaveLength(1);
  },
);

/** The only process that this one has started from the source of a copy. */
const copyProcess = (): number => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const line = stdout
    .split('\n')
    .map((text) => text.trim().split(/\s+/))
    .find(([, parent, ...args]) => parent === String(process.pid) && args.join(' ').includes('home-copy'));
  return Number(line?.[0]);
};

const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test.skipIf(process.platform === 'win32')(
  'a disk that takes no more is said to be full',
  { timeout },
  async () => {
    await home.live();
    const { dataDir, database } = home.server;
    // More than that, which cannot be compressed.
    for (const { message_id: id } of await database.selectFrom('messages').select('message_id').execute()) {
      const text = randomBytes(3000).toString('base64');
      await database.updateTable('messages').set({ text }).where('message_id', '=', id).execute();
    }
    await openBackupKey(dataDir);
    const { databaseUrl } = home.server.running.deps.config;
    const script = fileURLToPath(new URL('../../../../scripts/home-copy.mjs', import.meta.url));
    // The system takes no more than 64 kilobytes of each file.
    const child = spawn('sh', ['-c', 'ulimit -f 128 && exec "$0" "$1"', process.execPath, script], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const messages: unknown[] = [];
    child.on('message', (message) => void messages.push(message));
    child.send({
      dataDir,
      databaseUrl,
      folder: home.folder,
      ownerId: home.ada.userId,
      now: home.server.now(),
    });
    await once(child, 'exit');
    expect(messages.at(-1)).toMatchObject({ type: 'failed', reason: 'diskFull' });
    expect(await home.files()).toEqual([]);
  },
);
