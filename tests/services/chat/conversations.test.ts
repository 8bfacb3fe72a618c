import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import type { Room, RoomInfo } from '../../../contract/rooms/room.ts';
import type { WantedRoom } from '../../../src/machines/chat/chat.reducers.ts';
import { toFailure, type Failure } from '../../../src/machines/shared/failure.ts';
import { createConversations } from '../../../src/services/chat/conversations.ts';
import { deferred } from '../../machines/support/deferred.ts';
import { message, notFound, page, tooEarly } from '../../machines/chat/chat-samples.ts';

/** The shown branch, and the one with the wanted message. */
const branch = (from: number, to: number, hasMore: boolean): RoomInfo =>
  page(
    Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
    hasMore,
  );

const Input = v.object({
  before: v.optional(v.string()),
  limit: v.optional(v.string()),
  clientRoomId: v.optional(v.string()),
  temporary: v.optional(v.string()),
});

const start = (
  answers: readonly (RoomInfo | Room | Error | Promise<RoomInfo>)[],
  copy: RoomInfo | null = null,
) => {
  const left = [...answers];
  const asked: string[] = [];
  const held: string[] = [];
  const late = vi.fn<() => void>();
  const call = async <AnyCall extends Call>(
    { path, output }: AnyCall,
    input: v.InferInput<AnyCall['input']>,
  ): Promise<v.InferOutput<AnyCall['output']>> => {
    const {
      clientRoomId,
      temporary,
      before = clientRoomId ?? '',
      limit = temporary ?? '',
    } = v.parse(Input, input);
    asked.push(`${path} ${before} ${limit}`.trim());
    const answer = await left.shift();
    if (answer instanceof Error) throw answer;
    return v.parse(output, answer);
  };
  const conversations = createConversations({
    call,
    drafts: { readUnsent: () => Promise.resolve([]) },
    tabDrafts: { open: () => Promise.resolve('') },
    copies: { findRoom: () => Promise.resolve(copy) },
    onLate: late,
    holdInMemory: (roomId) => void held.push(roomId),
    keepTrial: (mateId) => Promise.resolve(mateId === 'wren' ? 'kept-room' : null),
  });
  const at = async (messageId: string | null, failure: Failure | null = null) => {
    const { opened } = await conversations.open(
      { userId: 'user-1', roomId: 'room-1', mateId: null, another: null, messageId, failure },
      new AbortController().signal,
    );
    return opened?.info.messages.map(({ seq }) => seq) ?? [];
  };
  return { at, asked, held, late, conversations };
};

afterEach(() => void vi.useRealTimers());

const newest = '/room/roomInfo  50';

test('without a message, or at one of the newest page, only that page is loaded', async () => {
  const { at, asked } = start([branch(8, 9, true), branch(8, 9, true)]);
  expect(await at(null)).toEqual([8, 9]);
  expect(await at('message-8')).toEqual([8, 9]);
  expect(asked).toEqual([newest, newest]);
});

test('a copy is shown before the server is asked, except at a message or after a failure', async () => {
  const { at, asked } = start([branch(8, 9, true), branch(8, 9, true), notFound], branch(6, 7, true));
  expect(await at(null)).toEqual([6, 7]);
  expect(asked).toEqual([]);
  expect(await at('message-8')).toEqual([8, 9]);
  const failure = toFailure(tooEarly);
  expect(await at(null, failure)).toEqual([8, 9]);
  await expect(at(null, failure)).rejects.toBe(notFound);
  expect(asked).toEqual([newest, newest, newest]);
});

test('a server that does not answer within three seconds is doubted', async () => {
  vi.useFakeTimers();
  const answer = deferred<RoomInfo>();
  const { at, late } = start([branch(8, 9, true), answer.promise]);
  await at(null);
  await vi.advanceTimersByTimeAsync(3000);
  expect(late).not.toHaveBeenCalled();
  const opened = at(null);
  await vi.advanceTimersByTimeAsync(3000);
  expect(late).toHaveBeenCalledOnce();
  answer.resolve(branch(8, 9, true));
  expect(await opened).toEqual([8, 9]);
});

test('at an older message its branch is shown, back to the message', async () => {
  const { at, asked } = start([
    branch(8, 9, true),
    branch(6, 7, true),
    branch(4, 5, true),
    branch(2, 3, true),
  ]);
  expect(await at('message-2')).toEqual([2, 3, 4, 5, 6, 7]);
  expect(asked).toEqual([newest, '/room/showMessage', '/room/roomInfo 6 100', '/room/roomInfo 4 100']);
});

test('at a message that is gone the newest page is shown', async () => {
  const { at, asked } = start([branch(8, 9, true), notFound]);
  expect(await at('message-2')).toEqual([8, 9]);
  expect(asked).toEqual([newest, '/room/showMessage']);
});

test('while a reply is written the message is searched for in the shown branch', async () => {
  const { at } = start([branch(8, 9, true), tooEarly, branch(6, 7, false)]);
  expect(await at('message-7')).toEqual([6, 7, 8, 9]);
});

test('a page that does not load is a failure of the room', async () => {
  const { at } = start([branch(8, 9, true), branch(8, 9, true), tooEarly]);
  await expect(at('message-2')).rejects.toBe(tooEarly);
});

test('a temporary room is opened with an id of the client, and what is written there is held in memory only', async () => {
  const shown = branch(1, 1, false);
  const { conversations, at, asked, held } = start([
    shown.room,
    { ...shown, room: { ...shown.room, temporary: true } },
    shown,
  ]);
  const wanted = { userId: 'user-1', roomId: null, mateId: 'mate-iris', messageId: null, failure: null };
  const { opened } = await conversations.open(
    { ...wanted, another: { id: 'visit-1', isTemporary: true } },
    new AbortController().signal,
  );
  expect([opened, held]).toEqual([null, []]);
  await at(null);
  await at(null);
  expect(held).toEqual(['room-1']);
  expect(asked).toEqual(['/room/createRoom visit-1 1', newest, newest]);
});

test('what was said to the mate before signing in becomes the room, and another room leaves it where it is', async () => {
  const { conversations, asked } = start([branch(1, 1, false).room]);
  const wanted = { userId: 'user-1', roomId: null, mateId: 'wren', messageId: null, failure: null };
  const open = (another: WantedRoom['another']) =>
    conversations.open({ ...wanted, another }, new AbortController().signal);
  expect(await open(null)).toEqual({ roomId: 'kept-room', opened: null });
  expect(asked).toEqual([]);
  expect((await open({ id: 'visit-1', isTemporary: false })).roomId).toBe('room-1');
});
