import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { RoomFile } from '../../../contract/rooms/room-file.ts';
import type { ExportFormat } from '../../../src/machines/rooms/room-actions.reducers.ts';
import { createRooms } from '../../../src/services/chat/rooms.ts';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../support/fake-storage.ts';
import { createHttp, type HttpOptions } from '../../../src/services/http/http.ts';
import { roomActionsActors } from '../../../src/services/rooms/recent-chats.actors.ts';
import { message, room } from '../../machines/chat/chat-samples.ts';

const file: RoomFile = {
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

/** Exports a room from a host that answers these paths, and knows no other call. */
async function exportFrom(answers: Readonly<Record<string, unknown>>, form: ExportFormat) {
  const http: HttpOptions = {
    baseUrl: 'https://mates.test',
    session: () => ({ token: '', language: 'en' }),
    onExpired: () => {},
    onToken: () => {},
    fetch: (url) => {
      const d = answers[new URL(url instanceof Request ? url.url : url).pathname];
      if (d instanceof Blob) return Promise.resolve(new Response(d));
      return Promise.resolve(
        d === undefined ? new Response('', { status: 404 }) : Response.json({ c: 200, m: null, d }),
      );
    },
  };
  const { call } = createHttp(http);
  const storage = createSafeStorage(
    () => new FakeStorage(),
    () => {},
  );
  const { exportRoom } = roomActionsActors(
    createRooms({ call, http }, createDrafts(storage), () => 'ann', {
      keepList: () => undefined,
      findList: () => Promise.resolve(null),
    }),
  );
  const actor = createActor(exportRoom, { input: { type: 'room.export', form, roomId: 'room-1' } });
  const ended = toPromise(actor);
  actor.start();
  return ended;
}

test('JSON contains all branches, text the one that is shown', async () => {
  const host = { '/room/exportRoom': file, '/room/export': copy };
  const mateId = 'iris-vale';
  expect(await exportFrom(host, 'json')).toEqual({
    kind: 'done',
    result: { type: 'room.exported', exported: { form: 'json', mateId, room: file } },
  });
  expect(await exportFrom(host, 'markdown')).toMatchObject({
    result: { exported: { form: 'markdown', room: { notes: 'Storms' } } },
  });
});

test('an archive is the file that the host writes', async () => {
  const archive = new Blob(['PK']);
  expect(await exportFrom({ '/companion/export': archive }, 'mates')).toEqual({
    kind: 'done',
    result: { type: 'room.exported', exported: { form: 'mates', file: archive } },
  });
});

test('a host that cannot export all branches exports the one that is shown', async () => {
  expect(await exportFrom({ '/room/export': copy }, 'json')).toMatchObject({
    result: { exported: { form: 'json', mateId: 'mate-iris', room: { notes: 'Storms', messages: [{}] } } },
  });
});
