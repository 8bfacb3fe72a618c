import { expect, test } from 'vitest';
import { reserveChat, settleChat } from '../../../server/domain/billing/allowance.ts';
import { refillChats } from '../../../server/domain/billing/refill.ts';
import { openHome } from '../support/accounts/home.ts';
import { startSharedServer } from '../support/server.ts';

const server = await startSharedServer();

test('10,000 messages of one account are never refused for credits', async () => {
  const { uuid: userId } = await openHome(server);
  const { database, config } = server.running.deps;
  // Each message asks for a refill; here only every hundredth does.
  for (let sent = 0; sent < 10_000; sent += 100) {
    await refillChats({ database, config, now: server.now }, userId);
    await database.transaction().execute(async (transaction) => {
      for (let message = sent; message < sent + 100; message += 1) {
        const charge = { userId, reference: `send:${String(message)}` };
        await reserveChat(transaction, charge, server.now());
        await settleChat(transaction, charge, server.now());
      }
    });
  }
  const { chats } = await database.selectFrom('wallets').select('chats').executeTakeFirstOrThrow();
  expect(chats).toBeGreaterThan(0);
});
