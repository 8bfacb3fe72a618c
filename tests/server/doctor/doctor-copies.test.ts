import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noCopies, writeCopyRecord } from '../../../server/copies/copy-state.ts';
import { checkCopies } from '../../../server/doctor/copies.ts';
import { runDoctor } from '../../../server/operator/doctor.ts';
import { days, hours } from '../../../server/shared/clock.ts';
import { dataRoot } from '../../support/data-root.ts';

let dataDir: string;
let copyFolder: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(dataRoot, 'mates-doctor-'));
  copyFolder = await mkdtemp(join(dataRoot, 'mates-doctor-copies-'));
});
afterEach(async () => {
  for (const folder of [dataDir, copyFolder]) await rm(folder, { recursive: true, force: true });
});

const at = new Date(2026, 10, 30, 3).getTime();
const file = 'mates-2026-11-30-030000-k7f3q2.mates.age';
const proved = { file, at, rooms: 1, messages: 2, mates: 1, facts: 0 };
const on = { ...noCopies, ownerId: 'ada', isOn: true };

const checkAt = (now: number) => checkCopies({ dataDir, copyFolder }, { now: () => now });

test('[doctor] without a folder no copy is made, which is no problem', async () => {
  const { text } = await runDoctor({ DATA_DIR: dataDir });
  expect(text).toMatch(
    /^ok {7}copies +none; a home makes one every night where COPY_FOLDER names a folder$/m,
  );
});

test('[doctor] a folder that is well says how much is free and how old the last proved copy is', async () => {
  expect(await checkAt(at)).toMatchObject({
    isOk: true,
    text: expect.stringMatching(/free; turned off; the owner of the home turns them on/),
  });
  writeCopyRecord(dataDir, on);
  expect((await checkAt(at)).text).toMatch(/^\S+, [\d.]+ [GM]B free; no copy is proved yet$/);
  writeCopyRecord(dataDir, { ...on, proved });
  expect(await checkAt(at + hours(1))).toMatchObject({
    isOk: true,
    text: expect.stringMatching(/the last proved copy is 1 hour old$/),
  });
});

test('[doctor] an old copy is a problem, and one that failed', async () => {
  writeCopyRecord(dataDir, { ...on, proved });
  expect(await checkAt(at + days(3))).toEqual({
    isOk: false,
    text: 'The last proved copy is 3 days old. Keep the server running, or begin a copy under Settings → Data.',
  });
  writeCopyRecord(dataDir, { ...on, proved, problem: { reason: 'notAnswering', at, count: 0 } });
  expect(await checkAt(at)).toEqual({
    isOk: false,
    text: 'The last copy failed (notAnswering). Settings → Data says why, and begins another one.',
  });
});

test('[doctor] a folder that is not there, is a file, or has no space for the next copy', async () => {
  writeCopyRecord(dataDir, { ...on, last: { file, at, bytes: 1e17 } });
  expect((await checkAt(at)).text).toMatch(/free in \S+, 200000000\.0 GB needed\. Free some space/);
  await rm(copyFolder, { recursive: true });
  expect((await checkAt(at)).text).toBe(
    `${copyFolder} is not there. Connect its disk, or set COPY_FOLDER to another folder.`,
  );
  await writeFile(copyFolder, '');
  expect((await checkAt(at)).text).toBe(`${copyFolder} is not a folder. Set COPY_FOLDER to a folder.`);
});

test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  '[doctor] a folder that takes no files',
  async () => {
    await chmod(copyFolder, 0o500);
    expect((await checkAt(at)).text).toBe(
      `${copyFolder} cannot be written by the current user. Change its owner or its permissions.`,
    );
    await chmod(copyFolder, 0o700);
  },
);

test('[doctor] a folder that does not answer in time', async () => {
  const look = () => new Promise<never>(() => undefined);
  expect(await checkCopies({ dataDir, copyFolder }, { look, timeout: 0 })).toEqual({
    isOk: false,
    text: `${copyFolder} does not answer within 0 seconds. Connect the disk or the network that it is on.`,
  });
});
