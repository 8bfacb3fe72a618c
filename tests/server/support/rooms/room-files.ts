import type { RoomFile, RoomFileMessage } from '../../../../contract/rooms/room-file.ts';
import { fileMessage } from '../../../support/file-message.ts';
import { firstMate } from '../talk.ts';

/** A message of the mate's. */
export const fileReply = (
  id: string,
  parent: string | null,
  changes: Partial<RoomFileMessage> = {},
): RoomFileMessage => fileMessage(id, parent, { role: 'mate', status: 'done', ...changes });

/** A room with a greeting, a message and two replies to it, of which the second is shown. */
export const roomFile: RoomFile = {
  format: 'mates-room',
  version: 1,
  exportedAt: 5000,
  mate: { mateId: firstMate, name: 'Iris Vale' },
  createdAt: 1000,
  updatedAt: 5000,
  notes: '',
  persona: null,
  leaf: 'second',
  messages: [
    fileReply('greeting', null),
    fileMessage('hello', 'greeting'),
    fileReply('first', 'hello', { hiddenAt: 3000 }),
    fileReply('second', 'hello'),
  ],
};
