import { beforeEach, expect, test } from 'vitest';
import { days, hours, seconds } from '../../../server/shared/clock.ts';
import type { TestCompanion } from '../support/companions/companion.ts';
import { openConversation } from '../support/rooms/conversation.ts';
import { scrape } from '../support/metrics.ts';
import type { TestServer } from '../support/server.ts';
import { answered, ledgerOf, type Person } from '../support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;
beforeEach(async () => {
  ({ companion, server, ada, roomId } = await openConversation({ ADMIN_PORT: '0' }));
  return () => server.stop();
});

test.each([
  ['an hour forward', hours(1)],
  ['an hour back', -hours(1)],
  ['a day back', -days(1)],
])('the clock jumps %s: an open reply continues, is charged once, and calls work', async (_title, jump) => {
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  const turn = await companion.next();
  turn.say('Good ');
  expect(await reading.next()).toMatchObject({ type: 'delta', text: 'Good ' });

  server.advance(jump);
  turn.say('evening');
  turn.finish();
  expect((await reading.rest()).at(-1)).toMatchObject({ type: 'done', message: { text: 'Good evening' } });
  const next = await ada.send(roomId, 'And now?');
  expect((await answered(companion, next, 'All is well')).reply.text).toBe('All is well');
  const booked = (await ledgerOf(server, ada.userId)).reduce((sum, entry) => sum + entry.chats, 0);
  expect([booked, (await ada.benefits()).chats]).toEqual([8, 8]);
  expect((await ada.messages(roomId)).map(({ text }) => text).slice(1, 3)).toEqual(['Hello', 'Good evening']);

  const shift = (await scrape(server))['mates_clock_shift_seconds'] ?? 0;
  expect(Math.abs(shift * seconds(1) - jump)).toBeLessThan(hours(0.1));
  expect(server.logged()).not.toContain('"level":50');
});
