import type { RoomFile } from '../../../contract/room-file.ts';
import { roomSettingsMachine } from '../../../src/machines/rooms/room-settings.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { message, room, unreachable } from '../chat/chat-samples.ts';

const notOffered = new ApiError('rejected', 'This server does not know the call.', { code: 404 });
export const file: RoomFile = {
  format: 'mates-room',
  version: 1,
  exportedAt: 1,
  mate: { mateId: 'iris-vale', name: 'Iris Vale' },
  createdAt: 1,
  updatedAt: 1,
  notes: 'Storms',
  persona: null,
  leaf: 'm-1',
  messages: [{ id: 'm-1', parent: null, role: 'mate', text: 'You came.', status: 'done', createdAt: 1 }],
};
const copy = { exportedAt: 1, room, notes: 'Storms', persona: null, messages: [message(1)] };

const saved = { title: null, notes: null };

export const model = modelOf(roomSettingsMachine, {
  inputs: [
    { roomId: 'room-1', title: '' },
    { roomId: null, title: '' },
  ],
  events: {
    'text.change': [
      { field: 'title', text: 'Rainy evenings' },
      { field: 'notes', text: 'Storms' },
    ],
    'title.submit': [{ title: 'Rainy evenings' }],
    'notes.submit': [{ notes: 'Storms' }],
    'export.request': [{ form: 'json' }, { form: 'markdown' }],
  },
  actors: {
    fetchNotes: {
      done: [
        { notes: '', unsaved: saved },
        { notes: '', undo: true, unsaved: saved },
      ],
      error: [unreachable, notOffered],
    },
    renameRoom: { done: ['Rainy evenings'], error: [unreachable] },
    saveNotes: { done: ['Storms'], error: [unreachable] },
    exportRoom: { done: [copy], error: [unreachable] },
    removeRoom: { done: [undefined], error: [unreachable] },
    exportRoomFile: { done: [file], error: [unreachable, notOffered] },
    deleteRoom: {
      done: [{ kind: 'confirmed', result: undefined }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
  },
  view: ({ title, notes, unsaved, form, canUndo }) => ({ title, notes, unsaved, form, canUndo }),
  rests: ['unsupported', 'deleted'],
});
