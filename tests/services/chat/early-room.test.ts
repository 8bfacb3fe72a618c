import { afterEach, beforeEach, expect, test } from 'vitest';
import { roomInfo } from '../../../contract/room.ts';
import { newestMessagesPath, requestRoom } from '../../../src/services/chat/early-room.ts';
import { startPeer } from '../support/peer.ts';

const session = { token: 'one', language: 'en' };
const search = 'roomId=room 1';

let peer: Awaited<ReturnType<typeof startPeer>>;

beforeEach(async () => {
  let count = 0;
  peer = await startPeer((response) => response.end(String((count += 1))));
});

afterEach(() => peer.stop());

/** Requests the room early, waits until the server has it, and returns how the chat then reads it. */
async function open({ clock = { now: 0 } } = {}) {
  const early = requestRoom({ search }, session, { baseUrl: peer.origin, now: () => clock.now });
  if (early === undefined) throw new Error('Nothing was requested.');
  await expect.poll(() => peer.received.length).toBe(1);
  return async (headers: Record<string, string>, path = newestMessagesPath('room 1')) =>
    (await early(peer.origin + path, { headers })).text();
}

test('the request is the one that the chat makes', async () => {
  await open();
  const [sent] = peer.received;
  expect(sent?.url).toBe(`${roomInfo.path}?roomId=room+1&limit=50`);
  expect(sent?.method).toBe(roomInfo.method);
  expect(sent?.headers).toMatchObject(session);
});

test('the response is used once, by the session that requested it', async () => {
  const read = await open();
  expect(await read({ ...session, token: 'two' })).toBe('2');
  expect(await read({ ...session, language: 'de' })).toBe('3');
  expect(await read(session, newestMessagesPath('room 2'))).toBe('4');
  expect(await read(session)).toBe('1');
  expect(await read(session)).toBe('5');
});

test('a chat that opens much later requests its messages again', async () => {
  const clock = { now: 0 };
  const read = await open({ clock });
  clock.now = 10_001;
  expect(await read(session)).toBe('2');
});

test('a failed request fails where it is used, and the next one is sent', async () => {
  const { origin } = peer;
  await peer.stop();
  const early = requestRoom({ search }, session, { baseUrl: origin });
  const url = origin + newestMessagesPath('room 1');
  await expect(early?.(url, { headers: session })).rejects.toThrow('fetch failed');
  await expect(early?.(url, { headers: session })).rejects.toThrow('fetch failed');
});

test('an address without a room requests nothing', () => {
  expect(requestRoom({ search: 'mateId=iris' }, session, { baseUrl: peer.origin })).toBeUndefined();
  expect(peer.received).toEqual([]);
});
