import type { RoomFileMessage } from '../../contract/rooms/room-file.ts';

/** A message of a file, sent by the user after the one named. */
export const fileMessage = (
  id: string,
  parent: string | null,
  changes: Partial<RoomFileMessage> = {},
): RoomFileMessage => ({
  id,
  parent,
  role: 'user',
  text: `Text of ${id}`,
  status: 'sent',
  createdAt: 1000,
  ...changes,
});
