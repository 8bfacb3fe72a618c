import { expect, test } from 'vitest';
import { days } from '../../../server/shared/clock.ts';
import { createScriptedCompanion } from '../../../server/companions/scripted/scripted.ts';
import { forgivenPerDay } from '../../../server/domain/billing/allowance.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson, ledgerOf } from '../support/talk.ts';

const server = await startSharedServer({
  companion: createScriptedCompanion({ wordDelay: () => 0 }),
  environment: { GRANT_CHATS: '50', LIMIT_FACTOR: '1000' },
});

test('a message that a scripted mate says it did not understand costs nothing, a few times a day', async () => {
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  const say = async (text: string) => (await ada.send(roomId, text)).rest();
  await say('I love lighthouses.');
  expect((await ada.benefits()).chats).toBe(49);

  const foreign = 'Ich bin heute sehr müde, wie geht es dir?';
  for (let count = 1; count <= forgivenPerDay; count += 1) {
    expect((await say(foreign)).at(-1)).toMatchObject({ type: 'done', benefits: { chats: 49 } });
  }
  await say(foreign);
  expect((await ada.benefits()).chats).toBe(48);
  server.advance(days(1) + 1);
  await say('asdf jkl qwer zxcv');
  expect((await ada.benefits()).chats).toBe(48);
  const entries = await ledgerOf(server, ada.userId);
  expect(entries.reduce((sum, { chats }) => sum + chats, 0)).toBe(48);
});
