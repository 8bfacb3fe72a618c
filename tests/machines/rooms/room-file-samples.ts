import type { ImportedRoomFile, RoomFileMessage } from '../../../contract/room-file.ts';

/** A message of a file, sent by the user after the one named. */
export const messageInFile = (
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

/** An exported room. */
export const fileToImport: ImportedRoomFile = {
  format: 'mates-room',
  version: 1,
  mate: { mateId: 'iris-vale', name: 'Iris Vale' },
  notes: '',
  messages: [
    messageInFile('greeting', null, { role: 'mate', status: 'done' }),
    messageInFile('hello', 'greeting'),
  ],
};
