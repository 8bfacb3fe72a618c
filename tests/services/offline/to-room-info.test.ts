import { expect, test } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { createContext } from '../../../src/machines/chat/conversation.reducers.ts';
import { toRoomInfo } from '../../../src/services/offline/to-room-info.ts';
import { message, page, seed } from '../../machines/chat/chat-samples.ts';

const contextOf = (info: ReturnType<typeof page>) =>
  createContext({
    parentRef: createActor(fromTransition((state: null) => state, null)),
    userId: 'user-1',
    roomId: info.room.roomId,
    seed,
    info,
    draft: '',
    unsent: [],
  });

test('a copy of a room is what the server sent of it', () => {
  const [first, second] = [message(1), message(2)];
  const marked = {
    ...second,
    role: 'mate' as const,
    status: 'interrupted' as const,
    liked: true as const,
    pinned: true as const,
    aiGenerated: true as const,
    alternatives: ['message-2', 'message-3'],
    learned: [{ factId: 'fact-1', text: 'Sails' }],
    help: 'concern' as const,
    problem: 'slow' as const,
  };
  const reasons = { problem: 'refused', cause: 'declined' } as const;
  const declined = { ...message(3), status: 'failed', aiGenerated: true, ...reasons } as const;
  const info = { ...page([{ ...first, role: 'user', status: 'sent' }, marked, declined], true), lastSeq: 3 };
  expect(toRoomInfo(contextOf(info))).toEqual(info);
});

test('a reply that is still being written is left out, and a blocked mate stays blocked', () => {
  const info = page([
    { ...message(1), role: 'user', status: 'sent' },
    { ...message(2), status: 'streaming' },
  ]);
  const copy = toRoomInfo(contextOf({ ...info, blocked: true }));
  expect(copy.messages.map(({ seq }) => seq)).toEqual([1]);
  expect(copy.blocked).toBe(true);
});
