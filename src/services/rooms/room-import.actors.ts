import { fromPromise } from 'xstate';
import { importRoom } from '../../../contract/rooms/room-file.ts';
import { newId } from '../../../contract/new-id.ts';
import type { Room } from '../../../contract/rooms/room.ts';
import type { RoomToImport } from '../../machines/rooms/room-import.machine.ts';
import { takeChosenFile } from '../browser/chosen-file.ts';
import type { Services } from '../shared/services.ts';
import { readRoomFile } from './room-file.ts';

/** Actors of `roomImport`. The file is in the input `room` of the page. */
export const roomImportActors = ({ call }: Pick<Services, 'call'>) => ({
  readRoomFile: fromPromise<RoomToImport, undefined>(async () => ({
    clientRoomId: newId(),
    file: await readRoomFile(takeChosenFile('room')),
  })),
  importRoom: fromPromise<Room, { room: RoomToImport | null }>(({ input: { room }, signal }) => {
    if (room === null) throw new TypeError('There is no file to import.');
    return call(importRoom, room, signal);
  }),
});
