import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { HomeCopies } from '../../../../contract/account/home-copies.ts';
import { openBackupKey, readBackupKey } from '../../../../server/backups/backup-key.ts';
import { toCopyError } from '../../../../server/copies/copy-error.ts';
import { keptDays, toCopyName } from '../../../../server/copies/copy-folder.ts';
import { proveCopy } from '../../../../server/copies/prove-copy.ts';
import { runCopy, type CopyReport } from '../../../../server/copies/run-copy.ts';
import { hours } from '../../../../server/shared/clock.ts';
import { homeWithCopies, othersMay } from '../../support/accounts/home-copies.ts';
import type { Person } from '../../support/talk.ts';

const home = homeWithCopies();

/** Makes a copy without a process of its own. */
const copy = async (now = home.server.now()): Promise<CopyReport[]> => {
  await openBackupKey(home.server.dataDir);
  return run(now);
};
const run = async (now = 0): Promise<CopyReport[]> => {
  const { dataDir, databaseUrl } = home.server.running.deps.config;
  const reports: CopyReport[] = [];
  const job = { dataDir, databaseUrl, folder: home.folder, ownerId: home.ada.userId, now };
  await runCopy(job, (report) => reports.push(report));
  return reports;
};
const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => toCopyError(error).reason,
  );

describe('the key', () => {
  test('is shown to the owner who has proved it, until it is written down, and nowhere else', async () => {
    await home.change('on');
    const shown = await home.secret();
    expect(shown).toMatch(/^AGE-SECRET-KEY-1[A-Z\d]{58}$/);
    expect(await readFile(home.keyFile(), 'utf8')).toContain(shown);
    expect(await othersMay(home.keyFile())).toBe(false);
    expect(await home.secret()).toBe(shown);
    const { envelope } = await home.post('key/saved');
    expect(v.parse(HomeCopies, envelope.d).isKeySaved).toBe(true);
    const again = await home.post('key');
    expect([again.envelope.c, again.envelope.d]).toEqual([code.notFound, null]);
    await home.change('off');
    const answers = [envelope, again.envelope, await home.change('on'), await home.read()];
    for (const said of [JSON.stringify(answers), home.server.logged()]) {
      expect(said).not.toContain('SECRET-KEY');
    }
    expect((await home.read())?.isKeySaved).toBe(true);
  });

  test('is not shown where the sign-in is old', async () => {
    await home.change('on');
    home.server.advance(hours(1));
    expect((await home.post('key')).envelope).toMatchObject({ c: code.forbidden, d: null });
  });

  test('is made once', async () => {
    const { dataDir } = home.server;
    const keys = await Promise.all([openBackupKey(dataDir), openBackupKey(dataDir), openBackupKey(dataDir)]);
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(1);
    expect(await readBackupKey(dataDir)).toEqual(keys[0]);
  });
});

describe('nobody else', () => {
  const calls = ['on', 'off', 'now', 'key', 'key/saved'];
  const refusals = (who: Person) =>
    Promise.all(calls.map(async (path) => (await home.post(path, who)).envelope.c));

  test('of a home sees or changes copies', async () => {
    await home.change('on');
    expect(await home.read(home.bea)).toBe(null);
    expect(await refusals(home.bea)).toEqual(calls.map(() => code.notAvailable));
    expect((await home.read())?.state).toBe('running');
  });

  test('does on a server that is no home', async () => {
    await home.server.database.deleteFrom('homes').execute();
    expect(await home.read()).toBe(null);
    expect(await refusals(home.ada)).toEqual(calls.map(() => code.notAvailable));
    expect(existsSync(home.keyFile())).toBe(false);
  });
});

describe('a file', () => {
  test('in which a byte is wrong or missing is not proved, wherever it is', async () => {
    await home.live();
    await copy();
    const [name = ''] = await home.files();
    expect(await othersMay(join(home.folder, name))).toBe(false);
    const right = await readFile(join(home.folder, name));
    const key = await openBackupKey(home.server.dataDir);
    const scratch = join(home.server.dataDir, 'copy-proof');
    const changed = join(home.folder, 'changed');
    const proved = async (bytes: Uint8Array) => {
      await writeFile(changed, bytes);
      return failureOf(
        proveCopy(changed, key, { scratch, onProgress: () => undefined, onAlive: () => undefined }),
      );
    };
    expect(await proved(right)).toBe('nothing failed');
    for (const place of [30, 100, Math.floor(right.length / 2), right.length - 1]) {
      const wrong = Buffer.from(right);
      wrong.writeUInt8(wrong.readUInt8(place) ^ 1, place);
      expect([place, await proved(wrong)]).toEqual([place, 'damaged']);
    }
    expect(await proved(right.subarray(0, -1))).toBe('damaged');
    expect(existsSync(scratch)).toBe(false);
  });

  test('of an account has what is hidden at the moment, and progress ends at all messages', async () => {
    await home.live();
    await home.server.database.updateTable('rooms').set({ mature_at: 1 }).execute();
    const reports = await copy();
    const proved = reports.find((report) => report.type === 'proved')?.proved;
    const rooms = await home.server.database.selectFrom('rooms').select('room_id').execute();
    expect(proved?.rooms).toBe(rooms.length);
    const progress = reports.flatMap((report) => (report.type === 'progress' ? [report] : []));
    const { messages } = proved ?? {};
    expect(progress.at(-1)).toMatchObject({ step: 'proving', done: messages, total: messages });
  });

  test('of the last seven days that have one stays, and nothing else is deleted', async () => {
    const { recipient } = await openBackupKey(home.server.dataDir);
    const at = (day: number, hour = 3) => new Date(2026, 10, day, hour).getTime();
    const other = toCopyName(at(1), 'age1ofanotherhome');
    const strangers = [other, 'mates-2026-11-01-030000.mates.age', 'holiday.jpg', 'a.mates', '.stfolder'];
    for (const name of strangers) await writeFile(join(home.folder, name), name);
    const own = [...Array.from({ length: 9 }, (_, day) => at(day + 1)), at(9, 1), at(3, 1)];
    for (const time of own) await writeFile(join(home.folder, toCopyName(time, recipient)), '');
    await copy(at(10));
    const files = await home.files();
    const left = files.filter((name) => !strangers.includes(name)).toSorted();
    expect(left).toHaveLength(keptDays);
    expect(left).toEqual([4, 5, 6, 7, 8, 9, 10].map((day) => toCopyName(at(day), recipient)));
    expect(files.filter((name) => strangers.includes(name))).toHaveLength(strangers.length);
  });

  test('that a killed process left unfinished is replaced', async () => {
    const { recipient } = await openBackupKey(home.server.dataDir);
    await writeFile(join(home.folder, `.mates-${recipient.slice(-6)}.part`), 'half');
    await mkdir(join(home.server.dataDir, 'copy-proof'));
    await copy();
    expect(await home.files()).toHaveLength(1);
  });
});

describe('it is said that', () => {
  test('the folder is gone, or the key', async () => {
    await openBackupKey(home.server.dataDir);
    await rm(home.folder, { recursive: true });
    expect(await failureOf(run())).toBe('folderMissing');
    await writeFile(home.folder, 'a file');
    expect(await failureOf(run())).toBe('folderMissing');
    await rm(home.keyFile());
    expect(await failureOf(run())).toBe('keyMissing');
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'the folder takes no files',
    async () => {
      await chmod(home.folder, 0o500);
      expect(await failureOf(copy())).toBe('notWritable');
      await chmod(home.folder, 0o700);
    },
  );
});

test('turning off ends a copy that is being made, which is no failure', async () => {
  await home.change('on');
  // What a process that is killed may leave.
  const left = join(home.server.dataDir, 'copy-proof');
  await mkdir(left);
  await writeFile(join(left, 'archive'), 'what somebody wrote');
  const { recipient } = await openBackupKey(home.server.dataDir);
  await writeFile(join(home.folder, `.mates-${recipient.slice(-6)}.part`), 'half');
  expect(await home.change('off')).toMatchObject({ state: 'off', problem: null, last: null });
  expect([await home.files(), existsSync(left)]).toEqual([[], false]);
  expect(home.server.logged()).not.toContain('nightly copy');
});

test('what cannot be restored is counted', async () => {
  await home.live();
  // No server writes that, and no reader accepts it.
  await home.server.database.updateTable('messages').set({ text: '' }).where('role', '=', 'user').execute();
  await openBackupKey(home.server.dataDir);
  const failure = await run().catch((error: unknown) => toCopyError(error));
  expect(failure).toMatchObject({ reason: 'incomplete' });
  expect(failure).toHaveProperty(
    'count',
    expect.toSatisfy((count: number) => count > 0 && count < 10),
  );
  expect(await home.files()).toHaveLength(1);
});
