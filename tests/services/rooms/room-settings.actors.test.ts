import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { ExportFormat } from '../../../src/machines/rooms/room-settings.reducers.ts';
import { createHttp } from '../../../src/services/http/http.ts';
import { roomSettingsActors } from '../../../src/services/rooms/room-settings.actors.ts';
import { message, room } from '../../machines/chat/chat-samples.ts';
import { file } from '../../machines/rooms/room-settings.model.ts';

const copy = { exportedAt: 1, room, notes: 'Storms', persona: null, messages: [message(1)] };

/** Exports a room from a host that answers these paths, and knows no other call. */
async function exportFrom(answers: Readonly<Record<string, unknown>>, form: ExportFormat) {
  const { call } = createHttp({
    baseUrl: 'https://mates.test',
    session: () => ({ token: '', language: 'en' }),
    onExpired: () => {},
    onToken: () => {},
    fetch: (url) => {
      const d = answers[new URL(url instanceof Request ? url.url : url).pathname];
      return Promise.resolve(
        d === undefined ? new Response('', { status: 404 }) : Response.json({ c: 200, m: null, d }),
      );
    },
  });
  const { exportRoom } = roomSettingsActors(
    { call },
    () => Promise.resolve(),
    () => ({ title: null, notes: null }),
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
    result: { form: 'json', mateId, room: file },
  });
  expect(await exportFrom(host, 'markdown')).toMatchObject({
    result: { form: 'markdown', room: { notes: 'Storms' } },
  });
});

test('a host that cannot export all branches exports the one that is shown', async () => {
  expect(await exportFrom({ '/room/export': copy }, 'json')).toMatchObject({
    result: { form: 'json', mateId: 'mate-iris', room: { notes: 'Storms', messages: [{}] } },
  });
});
