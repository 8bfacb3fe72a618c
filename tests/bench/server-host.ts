import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseCompanion } from '../../server/companions/choose.ts';
import { readConfig } from '../../server/config.ts';
import { createAccount } from '../../server/domain/accounts.ts';
import { openRoom } from '../../server/domain/rooms.ts';
import { openSession } from '../../server/domain/sessions.ts';
import { startServer } from '../../server/server.ts';
import { serveParent } from './server-child.mjs';

/** The whole server, with the model at the first argument, one account, and as many rooms as the second one says. */
const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mates-bench-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const [, , baseUrl, roomCount] = process.argv;
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LIMIT_FACTOR: '10000',
    AGE_STEP: 'off',
    GRANT_CHATS: '100000',
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: 'stub',
  });
  const server = await startServer(config, { companion: chooseCompanion(config) });
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
  for (let index = 0; index < Number(roomCount); index += 1) {
    const wish = { userId, nfsw: false, mateId: 'iris-vale', clientRoomId: crypto.randomUUID() };
    rooms.push((await openRoom(deps, wish)).roomId);
  }
  serveParent({ port: server.port, token: await openSession(deps, userId), rooms });
};

void main();
