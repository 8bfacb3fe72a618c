import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { maxReplyLength } from '../../../../contract/limits.ts';
import { roomFileMessages, type RoomFileMessage } from '../../../../contract/rooms/room-file.ts';
import { RoomList } from '../../../../contract/rooms/room.ts';
import { fileReply, roomFile } from '../../support/rooms/room-files.ts';
import { fileMessage } from '../../../support/file-message.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson } from '../../support/talk.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const ada = await createPerson(server);

const load = async (file: unknown) =>
  (await ada.post('/room/importRoom', { clientRoomId: crypto.randomUUID(), file })).envelope;
const listed = async () => v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d).rooms;
const withMessages = (messages: readonly RoomFileMessage[]) => ({ ...roomFile, messages });

describe('a file is refused, and nothing of it is stored', () => {
  const damaged = 'This file is not an exported chat, or it is damaged.';
  const [greeting] = roomFile.messages;
  const rest = roomFile.messages.slice(1);
  const many = Array.from({ length: roomFileMessages + 1 }, (_, index) =>
    fileMessage(`m${index}`, index === 0 ? null : `m${index - 1}`, { text: 'x' }),
  );

  const refused: readonly (readonly [string, unknown, string])[] = [
    ['no object', 'mates-room', damaged],
    ['another format', { ...roomFile, format: 'chara_card_v2' }, damaged],
    [
      'a newer version',
      { ...roomFile, version: 2 },
      'This file was made by a newer version. Please update first.',
    ],
    ['messages missing', { ...roomFile, messages: undefined }, damaged],
    ['a number as text', withMessages([{ ...greeting, text: 1 } as never]), damaged],
    ['an unknown status', withMessages([{ ...greeting, status: 'gone' } as never]), damaged],
    ['a fractional time', withMessages([fileReply('a', null, { createdAt: 0.5 })]), damaged],
    ['a control character in a title', { ...roomFile, title: 'a\u0001' }, damaged],
    ['a title that is too long', { ...roomFile, title: 'x'.repeat(81) }, damaged],
    ['notes that are too long', { ...roomFile, notes: 'x'.repeat(2001) }, damaged],
    ['a cycle', withMessages([fileMessage('a', 'b'), fileMessage('b', 'a')]), damaged],
    ['a message that follows itself', withMessages([fileMessage('a', 'a')]), damaged],
    ['an unknown parent', withMessages(rest), damaged],
    ['a parent that comes later', withMessages([...rest, fileReply('greeting', null)]), damaged],
    ['an id twice', withMessages([...roomFile.messages, fileMessage('hello', 'second')]), damaged],
    ['two beginnings that are shown', withMessages([fileReply('a', null), fileMessage('b', null)]), damaged],
    ['two replies that are shown', withMessages([...roomFile.messages, fileReply('x', 'hello')]), damaged],
    ['nothing that is shown', withMessages([fileReply('a', null, { hiddenAt: 1 })]), damaged],
    [
      'a hidden message within the shown branch',
      withMessages([fileReply('a', null, { hiddenAt: 1 }), fileMessage('b', 'a')]),
      damaged,
    ],
    ['an empty message', withMessages([fileMessage('a', null, { text: ' ' })]), damaged],
    [
      'a message of the user’s that streams',
      withMessages([fileMessage('a', null, { status: 'streaming' })]),
      damaged,
    ],
    ['a heart of the user’s own', withMessages([fileMessage('a', null, { liked: true })]), damaged],
    [
      'a message that is too long',
      withMessages([fileMessage('a', null, { text: 'x'.repeat(maxReplyLength + 1) })]),
      'A message in this file is too long to import.',
    ],
    [
      'a reply that is too long',
      withMessages([fileReply('a', null, { text: 'x'.repeat(maxReplyLength + 1) })]),
      'A message in this file is too long to import.',
    ],
    [
      'too many messages',
      withMessages(many),
      'This chat is too long to import. A chat can have up to 5,000 messages.',
    ],
  ];

  test.each(refused)('%s', async (_, file, message) => {
    expect(await load(file)).toEqual({ c: code.invalid, m: message, d: { field: 'file' } });
    expect(await listed()).toEqual([]);
  });

  test('in the language of the user', async () => {
    const headers = { token: ada.token, language: 'de' };
    const body = { clientRoomId: crypto.randomUUID(), file: {} };
    const { envelope } = await server.post('/room/importRoom', body, headers);
    expect(envelope.m).toBe('Diese Datei ist kein exportierter Chat, oder sie ist beschädigt.');
  });

  test('more than 4 MB', async () => {
    const answer = await ada.post('/room/importRoom', { file: 'x'.repeat(5_000_000) });
    expect([answer.status, answer.envelope.m]).toEqual([413, 'The request is too large.']);
  });

  test('a large body of someone who is not signed in is not read', async () => {
    const { envelope } = await server.post('/room/importRoom', { file: 'x'.repeat(1_000_000) });
    expect(envelope.c).toBe(code.loginExpired);
  });
});
