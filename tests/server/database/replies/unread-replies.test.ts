import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { RoomList } from '../../../../contract/rooms/room.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { type Turn } from '../../support/companions/companion.ts';
import { answered, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, open } = await shareConversations({ GRANT_CHATS: '10' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const listed = async () => v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d).rooms[0];

/** Sends a message, disconnects and waits until the server knows; returns the companion's turn and the id of the reply. */
const leaveWhileReplying = async (): Promise<{ turn: Turn; replyId: string }> => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  const frame = await reading.next();
  reading.leave();
  await listed();
  return { turn, replyId: frame?.type === 'accepted' ? frame.replyId : '' };
};

test('a reply that ends while nobody reads it makes the room unread, until its newest page is read', async () => {
  const { turn } = await leaveWhileReplying();
  turn.say('Good morning.');
  turn.finish();
  await expect.poll(listed).toMatchObject({ unread: true, lastMessage: { text: 'Good morning.' } });

  await ada.roomInfo(roomId, '&before=2');
  expect(await listed()).toHaveProperty('unread');
  expect((await ada.roomInfo(roomId)).room).not.toHaveProperty('unread');
  expect(await listed()).not.toHaveProperty('unread');
});

test('a reply that is read to its end is read, and so is one that the user stopped', async () => {
  await answered(companion, await ada.send(roomId, 'Hello'), 'Good morning.');
  expect(await listed()).not.toHaveProperty('unread');

  const { turn, replyId } = await leaveWhileReplying();
  turn.say('Good evening.');
  await ada.post('/girl/chat/stop', { replyId });
  await expect.poll(listed).toMatchObject({ lastMessage: { text: 'Good evening.' } });
  await expect.poll(listed).not.toHaveProperty('replying');
  expect(await listed()).not.toHaveProperty('unread');
});
