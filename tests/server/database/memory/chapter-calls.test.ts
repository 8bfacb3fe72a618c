import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccountExport } from '../../../../contract/account/account.ts';
import { code } from '../../../../contract/envelope.ts';
import { Room } from '../../../../contract/rooms/room.ts';
import { minutes } from '../../../../server/shared/clock.ts';
import { shareChapters } from '../../support/rooms/chapters.ts';
import { eventually } from '../../support/eventually.ts';
import { createPerson, firstMate, type Person } from '../../support/talk.ts';

const { server, model, open, readTalk, isRead, list, chaptersOf, textsOf, rowsOf, say, remove, idAt } =
  await shareChapters();
let ada: Person;
beforeEach(async () => {
  ada = await open();
});

describe('[28.7] a chapter', () => {
  const correct = (chapterId: string, text: string, who = ada) =>
    who.post('/memory/correctChapter', { chapterId, text });
  const forget = (chapterId: string, forgotten: boolean, who = ada) =>
    who.post('/memory/forgetChapter', { chapterId, forgotten });
  const openChapter = async () => {
    const roomId = await readTalk(110);
    const [chapter] = await chaptersOf(roomId);
    if (chapter === undefined) throw new Error('no chapter');
    return { roomId, chapter };
  };

  test('can be corrected by its user only, and still ends with its messages', async () => {
    const { roomId, chapter } = await openChapter();
    const { chapterId } = chapter;
    expect((await correct(chapterId, '  They met at sea. ')).envelope.d).toMatchObject({
      text: 'They met at sea.',
      learnedBy: 'you',
      to: chapter.to,
    });
    expect(await textsOf(roomId)).toEqual(['They met at sea.']);
    expect((await correct(chapterId, ' \u200b')).envelope.c).toBe(code.invalid);
    expect((await correct(chapterId, 'A naked 12-year-old girl has sex with him.')).envelope.c).toBe(
      code.contentRefused,
    );
    const eve = await createPerson(server);
    expect((await correct(chapterId, 'Mine', eve)).envelope.c).toBe(code.notFound);
    expect((await forget(chapterId, true, eve)).envelope).toMatchObject({ c: code.ok, d: null });
    expect((await list(roomId, eve)).c).toBe(code.notFound);
    expect(await textsOf(roomId)).toEqual(['They met at sea.']);
    await remove(chapter.to.messageId);
    expect((await correct(chapterId, 'Again')).envelope.c).toBe(code.notFound);
    expect(await textsOf(roomId)).toEqual([]);
  });

  test('can be forgotten, which can be undone for a minute, and is not written again', async () => {
    const { roomId, chapter } = await openChapter();
    const { chapterId } = chapter;
    expect((await forget(chapterId, true)).envelope.d).toMatchObject({ chapterId });
    expect((await forget(chapterId, true)).envelope.d).toMatchObject({ chapterId });
    expect(await textsOf(roomId)).toEqual([]);
    expect((await correct(chapterId, 'They met.')).envelope.c).toBe(code.notFound);
    expect((await forget(chapterId, false)).envelope.d).toMatchObject({ text: chapter.text });
    expect(await textsOf(roomId)).toEqual([chapter.text]);
    await forget(chapterId, true);
    server.advance(minutes(2));
    await eventually(async () => (await rowsOf(roomId))[0]?.text).toBe('');
    expect((await forget(chapterId, false)).envelope.c).toBe(code.notFound);
    expect((await forget(chapterId, true)).envelope).toMatchObject({ c: code.ok, d: null });
    await say(roomId, 'Hello');
    await isRead(roomId);
    expect(model.asked).toHaveLength(1);
  });

  test('is copied with its room, exported with the account, and deleted with both', async () => {
    const { roomId, chapter } = await openChapter();
    const exported = v.parse(AccountExport, (await ada.get('/user/export')).envelope.d).rooms;
    const [inRoom] = exported.find((room) => room.roomId === roomId)?.chapters ?? [];
    expect({ ...inRoom, roomId }).toEqual(chapter);

    const copyTo = async (seq: number) => {
      const body = { roomId, messageId: await idAt(roomId, seq), clientRoomId: crypto.randomUUID() };
      return v.parse(Room, (await ada.post('/room/copyRoom', body)).envelope.d).roomId;
    };
    const copy = await copyTo(105);
    const [copied] = await chaptersOf(copy);
    expect(copied).toMatchObject({
      text: chapter.text,
      count: 100,
      to: { messageId: await idAt(copy, 100) },
    });
    expect(copied?.chapterId).not.toBe(chapter.chapterId);
    expect(await chaptersOf(await copyTo(99))).toEqual([]);

    await ada.post('/room/deleteRoom', { roomId });
    expect((await list(roomId)).c).toBe(code.notFound);
    expect((await correct(chapter.chapterId, 'They met.')).envelope.c).toBe(code.notFound);
    server.advance(minutes(2));
    await eventually(async () => (await rowsOf(roomId)).length).toBe(0);
    expect(await textsOf(copy)).toEqual([chapter.text]);
  });

  test('does not exist in a temporary room', async () => {
    const query = `mateId=${firstMate}&clientRoomId=${crypto.randomUUID()}&temporary=1`;
    const created = await ada.get(`/room/createRoom?${query}`);
    const { roomId } = v.parse(Room, created.envelope.d);
    expect((await list(roomId)).c).toBe(code.forbidden);
  });
});
