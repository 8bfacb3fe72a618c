import { expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { readConfig } from '../../../../server/config/config.ts';
import { echoCompanion } from '../../support/companions/echo-companion.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, ledgerOf, type Person } from '../../support/talk.ts';

const day = 24 * 60 * 60 * 1000;

const server = await startSharedServer({
  companion: echoCompanion(),
  environment: { GRANT_CHATS: '2', SANDBOX_PAYMENTS: 'false', LIMIT_FACTOR: '1000' },
});

const refills = async ({ userId }: Person) =>
  (await ledgerOf(server, userId)).filter(({ reference }) => reference.startsWith('refill:'));

/** Sends a message and returns the type of the last frame, or the code of the refusal. */
const sendIn = async (person: Person, roomId: string): Promise<unknown> => {
  const reading = await person.send(roomId, 'Hello', crypto.randomUUID());
  if (reading.response.headers.get('content-type')?.startsWith('text/event-stream') === true)
    return (await reading.rest()).at(-1)?.type;
  const { c } = (await reading.response.json()) as { c: number };
  return c;
};

test('where nothing is sold, credits that are used up return a day later, and the page knows when', async () => {
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  const { refill } = await ada.benefits();
  expect(refill?.chats).toBe(2);
  expect(Math.abs((refill?.at ?? 0) - server.now() - day)).toBeLessThan(60_000);
  expect(await sendIn(ada, roomId)).toBe('done');
  expect(await sendIn(ada, roomId)).toBe('done');
  expect(await sendIn(ada, roomId)).toBe(code.allowanceEmpty);

  server.advance((refill?.at ?? 0) - server.now() + 1);
  expect(await sendIn(ada, roomId)).toBe('done');
  expect((await ada.benefits()).chats).toBe(1);
  expect((await refills(ada)).map(({ chats }) => chats)).toEqual([2]);
});

test('a refill fills up what is left, once a day however often it is asked for', async () => {
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  expect(await sendIn(ada, roomId)).toBe('done');
  server.advance(3 * day);
  const balances = await Promise.all(Array.from({ length: 8 }, () => ada.benefits()));
  expect(Math.max(...balances.map(({ chats }) => chats))).toBe(2);
  expect(await sendIn(ada, roomId)).toBe('done');
  expect((await ada.benefits()).chats).toBe(1);
  expect((await refills(ada)).map(({ chats }) => chats)).toEqual([1]);

  server.advance(day);
  expect((await ada.benefits()).chats).toBe(2);
  const ledger = await ledgerOf(server, ada.userId);
  expect(ledger.reduce((sum, { chats }) => sum + chats, 0)).toBe(2);
  const { envelope } = await ada.get('/subscription/ledger');
  expect(JSON.stringify(envelope)).toContain('"reason":"refill"');
});

test('a balance above the refill stays as it is', async () => {
  const ada = await createPerson(server);
  await server.database.updateTable('wallets').set({ chats: 9 }).where('user_id', '=', ada.userId).execute();
  server.advance(day);
  expect((await ada.benefits()).chats).toBe(9);
  expect(await refills(ada)).toEqual([]);
});

test.each([
  [{ NODE_ENV: 'production' }, 50],
  [{ NODE_ENV: 'production', GRANT_CHATS: '7' }, 7],
  [{ NODE_ENV: 'production', SANDBOX_PAYMENTS: 'true' }, 0],
  [{ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', SANDBOX_PAYMENTS: 'false' }, 0],
  [{}, 0],
  [{ NODE_ENV: 'production', REFILL_CHATS: '0' }, 0],
  [{ REFILL_CHATS: '20' }, 20],
])('with %j the balance after a refill is %i', (environment, chats) => {
  expect(readConfig(environment).refillChats).toBe(chats);
});
