import type { MateChange } from '../../../contract/mates/mate-change.ts';
import type { Mate } from '../../../contract/mates/mate.ts';
import type { Message, Room, RoomInfo } from '../../../contract/rooms/room.ts';
import type { UserBenefits } from '../../../contract/sign-in/user.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import type { ReplyOutcome } from '../../../src/machines/chat/reply/chat-stream.reducers.ts';

export const seed = '5e0c1a52-9d8a-4f6b-8e1f-000000000000';

/** The id that the browser makes as its n-th. */
export const idNumber = (n: number): string => seed.slice(0, -12) + n.toString(16).padStart(12, '0');

/** The pauses between the attempts to read a reply, in milliseconds. */
export const retryPauses = [500, 1000, ...Array.from({ length: 7 }, () => 2000)];

export const mate: Mate = {
  mateId: 'mate-iris',
  name: 'Iris Vale',
  shortName: 'Iris',
  tagline: 'Keeps the night shift at a small observatory.',
  tags: ['gentle'],
  hue: 285,
  portrait: '/media/iris.svg',
  quote: 'You came.',
  creator: { creatorId: 'creator-1', name: 'Ada' },
  chats: 12,
};

export const room: Room = { roomId: 'room-1', mate, createdAt: 1000, updatedAt: 2000, lastMessage: null };

/** Noon, 12 November 2026. */
export const mateChange: MateChange = {
  changedAt: Date.UTC(2026, 10, 12, 12),
  fields: ['greeting', 'scene'],
};

export const benefits: UserBenefits = { chats: 41, goldCoins: 0, userId: 'user-1' };

export const message = (seq: number, more: Partial<Message> = {}): Message => ({
  messageId: `message-${seq}`,
  roomId: 'room-1',
  seq,
  role: 'mate',
  text: `Text ${seq}`,
  status: 'done',
  replyTo: null,
  clientMessageId: null,
  createdAt: 1000 * seq,
  ...more,
});

export const own = (seq: number, more: Partial<Message> = {}): Message =>
  message(seq, { role: 'user', status: 'sent', clientMessageId: idNumber(1000 + seq), ...more });

export const page = (messages: readonly Message[], hasMore = false): RoomInfo => ({
  room,
  messages: [...messages],
  hasMore,
  companion: 'scripted',
});

export const unreachable = new ApiError('unreachable', 'no answer');
export const expired = new ApiError('expired', 'login expired', { code: 5002 });
export const empty = new ApiError('rejected', 'You are out of credits.', { code: 4020 });
export const ageless = new ApiError('rejected', 'Tell your age first.', { code: 4031 });
export const contentRefused = new ApiError('rejected', 'This has no place here.', { code: 4220 });
export const tooMany = new ApiError('rejected', 'Too many messages.', { code: 4290 });
export const notFound = new ApiError('rejected', 'There is no such room.', { code: 4040 });
export const busy = new ApiError('rejected', 'Try again soon.', { code: 5030 });
export const tooEarly = new ApiError('rejected', 'A reply is still being written.', { code: 4090 });
export const failed = new ApiError('rejected', 'The companion could not answer.', { code: 5020 });

/** The end of a turn of which nothing is known. */
export const ended: Omit<ReplyOutcome, 'outcome'> = {
  replyId: null,
  messageId: null,
  text: '',
  message: null,
  benefits: null,
  failure: null,
};
