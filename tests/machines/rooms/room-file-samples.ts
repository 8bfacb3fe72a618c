import type { ImportedRoomFile } from '../../../contract/rooms/room-file.ts';
import { fileMessage } from '../../support/file-message.ts';

/** An exported room. */
export const fileToImport: ImportedRoomFile = {
  format: 'mates-room',
  version: 1,
  mate: { mateId: 'iris-vale', name: 'Iris Vale' },
  notes: '',
  messages: [
    fileMessage('greeting', null, { role: 'mate', status: 'done' }),
    fileMessage('hello', 'greeting'),
  ],
};
