import type { ThreadKey } from '../../machines/chat/outbox/unsent-message.types.ts';

/** The beginning of the storage keys of unsent messages, of all users or of one. */
export const unsentKeys = (userId?: string): string =>
  userId === undefined ? 'mates.unsent/' : `mates.unsent/${userId}/`;

/** The storage key of an unsent message. */
export const unsentKey = ({ userId, roomId }: ThreadKey, id: string): string =>
  `${unsentKeys(userId)}${roomId}/${id}`;
