import { roomImportMachine } from '../../../src/machines/rooms/room-import.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { RoomFileError } from '../../../src/services/rooms/room-file.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { roomWithIris, unreachable } from '../mates/catalogue-samples.ts';
import { fileToImport } from './room-file-samples.ts';

const refused = new ApiError('rejected', 'This mate no longer exists.', { code: 4040 });

export const model = modelOf(roomImportMachine, {
  events: {},
  actors: {
    readRoomFile: {
      done: [{ clientRoomId: '0b9c1a1e-7a55-4a2c-9d0a-3f6f2f1c8d11', file: fileToImport }],
      error: [new RoomFileError('damaged')],
    },
    importRoom: { done: [roomWithIris], error: [unreachable, refused] },
  },
  view: ({ room, problem, failure }) => ({ hasRoom: room !== null, problem, failure: failure?.kind ?? null }),
});
