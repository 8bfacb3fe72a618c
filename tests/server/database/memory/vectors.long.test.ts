import { beforeEach, describe, expect, test } from 'vitest';
import { messagesPerRun } from '../../../../server/domain/memory/vectors/embed-room.ts';
import { createEmbeddingJobs } from '../../../../server/domain/memory/vectors/embedding-jobs.ts';
import { days, minutes } from '../../../../server/shared/clock.ts';
import { embedWords, textsOf, writeVectors } from '../../support/model-hosts/embedding-host.ts';
import { eventually } from '../../support/eventually.ts';
import { writeJson } from '../../support/model-hosts/scripted-host.ts';
import { answered, createPerson, type Person } from '../../support/talk.ts';
import { shareVectors, talk, textsIn } from '../../support/rooms/vectors.ts';

const { host, companion, server, ...rooms } = await shareVectors();
let ada: Person;
let roomId: string;
beforeEach(async () => {
  ({ ada, roomId } = await rooms.open());
});
const { store, ask, embed, isDone, jobOf, vectorsOf } = rooms;
const lighthouse = 'I painted the lighthouse at home.';

describe('[28.8] what is recalled by meaning', () => {
  test('is found without a common word, and the prompt says why', async () => {
    await store([...talk(20), lighthouse, ...talk(100)]);
    await embed();
    const passages = await ask('Which beacon?');
    expect(new Set(passages.map(({ reason }) => reason.kind))).toEqual(new Set(['meaning']));
    expect(textsIn(passages)).toContain(lighthouse);
    expect(textsIn(passages)).toHaveLength(5);
  });

  test('adds messages to those that share words with the question', async () => {
    await store([...talk(20), lighthouse, ...talk(30), 'The beacon was red.', ...talk(100)]);
    await embed();
    host.answer(writeJson({}, 500));
    const byWords = textsIn(await ask('Which beacon?'));
    server.advance(minutes(2));
    host.answer(null);
    const both = await ask('Which beacon?');
    expect(textsIn(both)).toEqual(expect.arrayContaining(byWords));
    expect(both[0]?.reason).toMatchObject({ kind: 'words' });
    expect(textsIn(both)).toContain(lighthouse);
  });

  test('is nothing that is no nearer than most', async () => {
    await store([...talk(20), lighthouse, ...talk(100)]);
    await embed();
    expect(textsIn(await ask('Zeppelins?'))).not.toContain(lighthouse);
  });

  test('is nothing that was deleted, hidden or changed', async () => {
    const ids = await store([...talk(20), lighthouse, ...talk(60), 'My lighthouse keeper.', ...talk(100)]);
    await embed();
    const change = (place: number, values: object) =>
      server.database
        .updateTable('messages')
        .set(values)
        .where('message_id', '=', ids[place] ?? '')
        .execute();
    await change(20, { hidden_at: server.now() });
    expect(textsIn(await ask('Which beacon?'))).not.toContain(lighthouse);
    await change(20, { hidden_at: null });
    await embed();
    expect(textsIn(await ask('Which beacon now?'))).toContain(lighthouse);
    await change(20, { text: 'I painted a wall.' });
    expect(textsIn(await ask('Which beacon then?'))).not.toContain('I painted a wall.');
    await ada.post('/room/deleteMessage', { messageId: ids[60] });
    expect((await vectorsOf()).map((row) => row.seq).filter((seq) => seq > 62)).toEqual([]);
    await store(talk(60));
    await embed();
    expect(textsIn(await ask('And which beacon?')).join()).not.toContain('lighthouse');
  });

  test('is nothing of another room or person, and temporary rooms have no vectors', async () => {
    await store([...talk(20), lighthouse, ...talk(100)]);
    await embed();
    const { roomId: second } = await ada.openRoom('june-okafor');
    const bob = await createPerson(server);
    const { roomId: third } = await bob.openRoom();
    for (const [who, room] of [
      [ada, second],
      [bob, third],
    ] as const) {
      await store(talk(100), room);
      await embed(room, who);
      expect(textsIn(await ask('Which beacon?', room, who))).not.toContain(lighthouse);
    }
    const created = await ada.get(
      `/room/createRoom?mateId=iris-vale&clientRoomId=${crypto.randomUUID()}&temporary=1`,
    );
    const { roomId: temporary } = created.envelope.d as { roomId: string };
    await ask('A lighthouse.', temporary);
    expect(await jobOf(temporary)).toBe(undefined);
    expect(await vectorsOf(temporary)).toEqual([]);
  });

  test('is judged with the reply', async () => {
    await ada.post('/user/nfsw', { wanted: true });
    await store([...talk(20), 'At the lighthouse I am 15 years old.', ...talk(100)]);
    await embed();
    const { request } = await answered(companion, await ada.send(roomId, 'Which beacon?'), 'Well.', null);
    expect(request.surroundings?.hasMinor?.()).toBe(true);
  });
});

describe('[28.8] vectors', () => {
  test.each<[string, object | null]>([
    ['deleted', null],
    ['hidden', { hidden_at: 1 }],
    ['changed', { text: 'A wall.' }],
    ['written again', { status: 'streaming' }],
  ])('of a message that is %s are deleted with those of its neighbors, at once', async (_title, values) => {
    const ids = await store([...talk(20), lighthouse, ...talk(20)]);
    await embed();
    const places = async () => {
      const had = new Set((await vectorsOf()).map((row) => row.message_id));
      return ids.slice(0, 40).flatMap((id, place) => (had.has(id) ? [] : [place]));
    };
    expect(await places()).toEqual([]);
    await (
      values === null
        ? server.database.deleteFrom('messages').where('message_id', '=', ids[20] ?? '')
        : server.database
            .updateTable('messages')
            .set(values)
            .where('message_id', '=', ids[20] ?? '')
    ).execute();
    // A reply is deleted with its message.
    expect(await places()).toEqual(values === null ? [19, 20, 21, 22] : [19, 20, 21]);
  });

  test('of a message stand for it and its neighbors, with the names of those who speak', async () => {
    await server.database
      .updateTable('users')
      .set({ name: 'Mara' })
      .where('user_id', '=', ada.userId)
      .execute();
    await store(['One.', lighthouse, 'Three.']);
    const asked = host.requests.length;
    await embed();
    const texts = host.requests.slice(asked).flatMap(({ body }) => textsOf(body));
    expect(texts.filter((text) => text.split('\n')[1]?.includes(lighthouse))).toEqual([
      `Mara: One.\nIris Vale: ${lighthouse}\nMara: Three.`,
    ]);
  });

  test('are stored once for each message, in small requests, and not while a reply is written', async () => {
    await store(talk(50));
    const asked = host.requests.length;
    const reading = await ada.send(roomId, 'So.');
    const turn = await companion.next();
    expect(await vectorsOf()).toEqual([]);
    turn.finish();
    await reading.rest();
    await isDone();
    const texts = host.requests.slice(asked).map(({ body }) => textsOf(body));
    expect(Math.max(...texts.map(({ length }) => length))).toBe(messagesPerRun);
    // Questions are embedded, too.
    const windows = texts.flat().filter((text) => text.includes('\n'));
    expect(new Set(windows).size).toBe(windows.length);
    expect(new Set((await vectorsOf()).map(({ message_id }) => message_id)).size).toBe(55);
  });

  test('of another model are replaced, and are not compared', async () => {
    await store([...talk(20), lighthouse, ...talk(100)]);
    await embed();
    await server.database.updateTable('message_vectors').set({ model: 'older' }).execute();
    expect(await ask('Which beacon?')).toEqual([]);
    await isDone();
    expect(new Set((await vectorsOf()).map(({ model }) => model))).toEqual(new Set(['embedder']));
    expect(textsIn(await ask('Which beacon?'))).toContain(lighthouse);
  });

  test('that the host returns with another size are not compared', async () => {
    await store([...talk(20), lighthouse, ...talk(100)]);
    await embed();
    host.answer((response, body, request) =>
      writeVectors(textsOf(body).map((text) => [...embedWords(text), 0.5]))(response, body, request),
    );
    expect(await ask('Which beacon?')).toEqual([]);
  });

  test('of a model that has another size than before are made again', async () => {
    await store([...talk(20), lighthouse, ...talk(100)]);
    await embed();
    host.answer((response, body, request) =>
      writeVectors(textsOf(body).map((text) => [...embedWords(text), 0.5]))(response, body, request),
    );
    await ask('What is new?');
    await isDone();
    expect(new Set((await vectorsOf()).map(({ numbers }) => numbers.length))).toEqual(new Set([65]));
    expect((await vectorsOf()).length).toBeGreaterThan(120);
    expect(server.logged()).toContain('the embedding model has another size');
    expect(textsIn(await ask('Which beacon?'))).toContain(lighthouse);
  });

  test('are asked for again when the host fails, after growing intervals, and replies go on by words alone', async () => {
    await store([...talk(20), lighthouse, ...talk(100)]);
    host.answer(writeJson({}, 500));
    expect(textsIn(await ask('Which lighthouse?'))).toContain(lighthouse);
    for (const failures of [1, 2, 3]) {
      await eventually(async () => (await jobOf())?.failures).toBe(failures);
      const left = ((await jobOf())?.due_at ?? 0) - server.now();
      expect(left).toBeGreaterThan(minutes(2 ** (failures - 1)) - 1000);
      server.advance(left);
    }
    host.answer(null);
    server.advance(days(1));
    await isDone();
    expect((await vectorsOf()).length).toBe(126);
    expect(server.logged()).not.toContain('lighthouse');
  });

  test.each([400, 500])(
    'of a text that the host answers with %i are missing, and only those',
    async (status) => {
      await store([...talk(10), 'A forbidden text.', ...talk(10)]);
      host.answer((response, body, request) => {
        const texts = textsOf(body);
        const isRefused = texts.some((text) => text.includes('forbidden'));
        (isRefused ? writeJson({ error: 'no' }, status) : writeVectors(texts.map(embedWords)))(
          response,
          body,
          request,
        );
      });
      await embed();
      const rows = await vectorsOf();
      expect(rows).toHaveLength(26);
      expect(rows.filter(({ numbers }) => numbers.length === 0)).toHaveLength(3);
    },
  );

  test('of a message that is changed while the host answers are not stored', async () => {
    const ids = await store([...talk(20), lighthouse]);
    const asked = host.requests.length;
    let hasChanged = false;
    host.answer((response, body, request) => {
      const texts = textsOf(body);
      const change = async (): Promise<void> => {
        if (texts.join().includes(lighthouse) && !hasChanged) {
          hasChanged = true;
          await server.database
            .updateTable('messages')
            .set({ text: 'A wall.' })
            .where('message_id', '=', ids[20] ?? '')
            .execute();
        }
        writeVectors(texts.map(embedWords))(response, body, request);
      };
      void change();
    });
    await embed();
    expect(hasChanged).toBe(true);
    expect(
      host.requests
        .slice(asked)
        .flatMap(({ body }) => textsOf(body))
        .join(),
    ).toContain('A wall.');
    expect(await vectorsOf()).toHaveLength(26);
  });

  test('are stored once by several workers', async () => {
    const workers = [1, 2, 3]
      .map(() => createEmbeddingJobs({ ...server.running.deps, isReplying: () => false }))
      .filter((worker) => worker !== null);
    workers.forEach((worker) => worker.start());
    await store(talk(100));
    const asked = host.embedded.length;
    await embed();
    await Promise.all(workers.map((worker) => worker.close()));
    const texts = host.embedded
      .slice(asked)
      .filter(({ length }) => length > 1)
      .flat();
    expect(new Set(texts).size).toBe(texts.length);
    expect(await vectorsOf()).toHaveLength(105);
  });
});
