import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Companion } from '../../server/companions/companion.ts';
import { readConfig } from '../../server/config.ts';
import { createAccount } from '../../server/domain/accounts.ts';
import { openRoom } from '../../server/domain/rooms.ts';
import { openSession } from '../../server/domain/sessions.ts';
import { startServer } from '../../server/server.ts';
import { everyPeriod } from './server-wheel.mjs';

/** Says one token twenty times a second, for as long as it is listened to. */
const metronome: Companion = {
  name: 'scripted',
  async *reply({ signal }) {
    let due: number[] = [];
    let wake = (): void => undefined;
    const stop = everyPeriod((moment) => {
      due.push(moment);
      wake();
    });
    while (!signal.aborted) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      const moments = due;
      due = [];
      for (const moment of moments) {
        yield `@${String(moment)};`;
      }
    }
    stop();
    return { memory: null };
  },
};

/** The whole server with one account and as many rooms as the first argument says; tells its parent when it is ready. */
const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mates-bench-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      LIMIT_FACTOR: '10000',
      AGE_STEP: 'off',
      GRANT_CHATS: '100000',
    }),
    { companion: metronome },
  );
  const { deps } = server;
  const userId = await deps.database.transaction().execute((transaction) =>
    createAccount(transaction, {
      email: 'bench@example.com',
      passwordHash: 'none',
      language: 'en',
      chats: 100_000,
      now: deps.now(),
    }),
  );
  if (userId === null) {
    throw new Error('the account was there before');
  }
  const rooms: string[] = [];
  for (let index = 0; index < Number(process.argv[2]); index += 1) {
    const wish = { userId, nfsw: false, mateId: 'iris-vale', clientRoomId: crypto.randomUUID() };
    rooms.push((await openRoom(deps, wish)).roomId);
  }
  process.send?.({ port: server.port, token: await openSession(deps, userId), rooms });
  process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
  process.on('disconnect', () => process.exit(0));
};

void main();
