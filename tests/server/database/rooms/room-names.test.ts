import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { Room, RoomList } from '../../../../contract/rooms/room.ts';
import { FoundMessages } from '../../../../contract/rooms/search-messages.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, firstMate, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, open } = await shareConversations();
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const say = async (text: string, room = roomId) => answered(companion, await ada.send(room, text), 'A reply');
const openAnother = async () =>
  v.parse(
    Room,
    (await ada.get(`/room/createRoom?mateId=${firstMate}&clientRoomId=${crypto.randomUUID()}`)).envelope.d,
  ).roomId;
const list = async () => v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d).rooms;
const names = async () => new Map((await list()).map((room) => [room.roomId, room.autoTitle]));

test('rooms with the same mate are named by the first words of the user, as long as there are several', async () => {
  await say('*waves* I **cannot** sleep. It is too warm here.');
  await say('Something else');
  expect(await names()).toEqual(new Map([[roomId, undefined]]));
  const another = await openAnother();
  expect(await names()).toEqual(
    new Map([
      [roomId, 'waves I cannot sleep'],
      [another, undefined],
    ]),
  );
  expect((await ada.roomInfo(roomId)).room.autoTitle).toBe('waves I cannot sleep');
  const found = await ada.post('/room/searchMessages', { text: 'else' });
  expect(v.parse(FoundMessages, found.envelope.d).messages[0]?.autoTitle).toBe('waves I cannot sleep');
  await ada.get(`/room/deleteRoom?roomId=${another}`);
  expect(await names()).toEqual(new Map([[roomId, undefined]]));
});

test('a title is in place of the first words', async () => {
  await say('I cannot sleep');
  await openAnother();
  await ada.post('/room/renameRoom', { roomId, title: 'Nights' });
  expect((await ada.roomInfo(roomId)).room).toMatchObject({ title: 'Nights' });
  expect((await ada.roomInfo(roomId)).room).not.toHaveProperty('autoTitle');
});

test.each([
  [
    'Hello! Do you remember the night when we counted all the stars?',
    'Hello! Do you remember the night when we…',
  ],
  ['Hello.', 'Hello'],
  ['Why me?! Nobody knows.', 'Why me?! Nobody knows'],
  ['Is it raining there? Here it is.', 'Is it raining there?'],
  ['昨日は眠れなかった。どうしてだろう。', '昨日は眠れなかった。どうしてだろう'],
  ['# Thesis\n\nChapter one', 'Thesis Chapter one'],
  ['x'.repeat(300), `${'x'.repeat(40)}…`],
])('of %j', async (text, name) => {
  await say(text);
  await openAnother();
  expect((await names()).get(roomId)).toBe(name);
});
