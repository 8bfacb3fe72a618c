import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import * as v from 'valibot';
import { CopyKey, HomeCopies } from '../../../../contract/account/home-copies.ts';
import type { ApiAnswer, TestServer } from '../server.ts';
import { startTestServer } from '../server.ts';
import { dataRoot } from '../../../support/data-root.ts';
import { createTestCompanion } from '../companions/companion.ts';
import { eventually } from '../eventually.ts';
import { openHome } from './home.ts';
import { saveMate } from '../mates/own-mates.ts';
import { fillAccount } from './random-accounts.ts';
import { createPerson, personOn, type Person } from '../talk.ts';

/** Something that the owner of the home wrote. */
export const canary = 'Plays the cello in the boathouse';

/** A home for each test, whose owner `ada` may have copies in `folder`. */
export const homeWithCopies = () => {
  const home = {} as { folder: string; server: TestServer; ada: Person; bea: Person };
  beforeEach(async () => {
    home.folder = await mkdtemp(join(dataRoot, 'mates-copies-'));
    home.server = await startTestServer({
      companion: createTestCompanion(),
      environment: { COPY_FOLDER: home.folder, LIMIT_FACTOR: '100' },
    });
    home.bea = await createPerson(home.server);
    const { token, uuid: userId } = await openHome(home.server);
    home.ada = personOn(home.server, { token, userId, email: '', password: '' });
  });
  afterEach(async () => {
    await home.server.stop();
    await rm(home.folder, { recursive: true, force: true });
  });
  const post = (path: string, who: Person = home.ada): Promise<ApiAnswer> => who.post(`/copies/${path}`, {});
  const read = async (who: Person = home.ada): Promise<HomeCopies | null> =>
    v.parse(v.nullable(HomeCopies), (await who.get('/copies')).envelope.d);
  return Object.assign(home, {
    post,
    read,
    /** Makes a call that returns what is known of the copies. */
    change: async (path: string) => v.parse(HomeCopies, (await post(path)).envelope.d),
    /** Waits until no copy is made. */
    ended: async () => {
      await eventually(async () => (await read())?.state === 'running').toBe(false);
      return v.parse(HomeCopies, await read());
    },
    secret: async () => v.parse(CopyKey, (await post('key')).envelope.d).secret,
    keyFile: () => join(home.server.dataDir, 'backup-key.txt'),
    files: () => readdir(home.folder),
    /** Gives the owner mates, rooms, facts and chapters. */
    live: async () => {
      const { ada, server } = home;
      const mate = await saveMate(ada, {}, { card: '{"spec":"chara_card_v2","data":{"name":"Ruth"}}' });
      const fact = { clientId: crypto.randomUUID(), mateId: mate.mateId, kind: 'you', text: canary };
      await ada.post('/memory/addFact', fact);
      await ada.post('/user/saveOrUpdatePersona', { name: 'Ada', about: 'Clocks' });
      const mateIds = ['iris-vale', 'wren', mate.mateId] as const;
      const { database, now } = server;
      await fillAccount({ database, userId: ada.userId, mateIds, now: now() }, 7);
    },
  });
};

/** Whether others than its owner may do anything with a file. Windows has no such permissions. */
export const othersMay = async (path: string): Promise<boolean> =>
  process.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0;
