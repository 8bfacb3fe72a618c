import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { Room } from '../../../../contract/rooms/room.ts';
import { temporaryLifetime } from '../../../../server/domain/rooms/temporary-rooms.ts';
import type { OpenedDatabase } from '../../../../server/store/database.ts';
import { dataRoot } from '../../../support/data-root.ts';
import { readAllRows } from '../../support/store/all-rows.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { bundleServer, runServer, type ServerProcess } from '../../support/process.ts';
import { callsTo, mailsIn, signUpOn } from '../../support/server.ts';
import { personOn, type Person } from '../../support/talk.ts';
import { withDatabase } from '../../support/store/with-database.ts';

/** In no other text. */
const secret = 'xylophonequartz';

let bundle: Awaited<ReturnType<typeof bundleServer>>;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
let folder: string;
let server: ServerProcess;
let ada: Person;
let roomId: string;

beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());

beforeEach(async () => {
  fresh = await createFreshDatabase();
  folder = mkdtempSync(join(dataRoot, 'mates-temporary-'));
  const url = await start();
  const calls = { url, ...callsTo(url), mails: () => mailsIn(join(folder, 'outbox')) };
  ada = personOn(calls, await signUpOn(calls));
  const room = await ada.get(
    `/room/createRoom?mateId=iris-vale&temporary=1&clientRoomId=${crypto.randomUUID()}`,
  );
  ({ roomId } = v.parse(Room, room.envelope.d));
  await (await ada.send(roomId, `My ${secret} one`)).rest();
});
afterEach(async () => {
  await kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  await fresh?.drop();
});

const start = (): Promise<string> => {
  server = runServer(bundle.file, {
    DATA_DIR: folder,
    LIMIT_FACTOR: '100',
    ...(fresh === null ? {} : { DATABASE_URL: fresh.url }),
  });
  return server.isUp;
};

const kill = async (signal: NodeJS.Signals): Promise<void> => {
  server.kill(signal);
  await server.ended;
};

const inDatabase = <Result>(work: (opened: OpenedDatabase) => Promise<Result>): Promise<Result> =>
  withDatabase({ dataDir: folder, databaseUrl: fresh?.url ?? null }, work);

/** Returns the files of the embedded database that contain what was said. */
const filesWithTraces = (): string[] =>
  readdirSync(folder).filter(
    (name) => name.startsWith('mates.db') && readFileSync(join(folder, name)).includes(secret),
  );

/** Returns the rows and files that contain the room's id or what was said. */
const traces = async (): Promise<string[]> => {
  const files = filesWithTraces();
  const tables = await inDatabase(({ database, dialect }) => readAllRows(database, dialect));
  const rows = Object.entries(tables).flatMap(([table, stored]) =>
    stored.filter((row) => row.includes(roomId) || row.includes(secret)).map((row) => `${table}: ${row}`),
  );
  return [...files, ...rows];
};

test('a room whose server was killed as its mate was writing ends an hour later, also when no server ran', async () => {
  await (await ada.send(roomId, `More ${secret} two`)).next();
  await kill('SIGKILL');
  expect(await traces()).not.toEqual([]);
  await inDatabase(({ database }) =>
    database
      .updateTable('rooms')
      .set({ updated_at: 1, temporary_seen_at: Date.now() - temporaryLifetime })
      .where('room_id', '=', roomId)
      .execute(),
  );
  await start();
  // The log of the database is emptied some seconds after a write.
  await expect.poll(filesWithTraces).toEqual([]);
  await kill('SIGKILL');
  expect(await traces()).toEqual([]);
});

test('a room that its user was ending when the server was killed is deleted by the next start', async () => {
  for (let sent = 0; sent < 4; sent += 1) {
    await (await ada.send(roomId, `More ${secret} ${String(sent)}`)).rest();
  }
  const ending = ada.get(`/room/deleteRoom?roomId=${roomId}`).catch(() => null);
  await kill('SIGKILL');
  await ending;
  await inDatabase(({ database }) =>
    // The request may have been cut before its transaction, in which case the user sends it again.
    database.updateTable('rooms').set({ removed_at: 0 }).where('room_id', '=', roomId).execute(),
  );
  await start();
  // The log of the database is emptied some seconds after a write.
  await expect.poll(filesWithTraces).toEqual([]);
  await kill('SIGKILL');
  expect(await traces()).toEqual([]);
});
