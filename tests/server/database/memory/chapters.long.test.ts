import { beforeEach, describe, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { CompanionError } from '../../../../server/companions/companion.ts';
import { chapterLength, chaptersPerRoom } from '../../../../server/domain/memory/chapters/due-chapter.ts';
import { readingsPerDay } from '../../../../server/domain/memory/jobs/extraction-job.ts';
import { idleTime } from '../../../../server/domain/memory/jobs/schedule.ts';
import { days, minutes } from '../../../../server/shared/clock.ts';
import { shareChapters } from '../../support/rooms/chapters.ts';
import { eventually } from '../../support/eventually.ts';
import { createGate } from '../../support/gate.ts';
import type { Person } from '../../support/talk.ts';

const {
  server,
  companion,
  model,
  open,
  importTalk,
  readTalk,
  jobOf,
  isRead,
  chaptersOf,
  textsOf,
  rowsOf,
  say,
  remove,
  idAt,
} = await shareChapters();
const { database } = server;
let ada: Person;
beforeEach(async () => {
  ada = await open();
});

describe('[28.7] chapters', () => {
  test('each hundred messages get a summary with its range, once, and the next one follows it', async () => {
    const roomId = await readTalk(250);
    expect(await textsOf(roomId)).toEqual(['From Line 101 to Line 200', 'From Line 1 to Line 100']);
    const [second] = await chaptersOf(roomId);
    expect(second).toMatchObject({
      roomId,
      from: { messageId: await idAt(roomId, 101), at: 100 },
      to: { messageId: await idAt(roomId, 200), at: 199 },
      count: chapterLength,
      learnedBy: 'model',
    });
    expect(model.asked.map(({ before }) => before)).toEqual(['', 'From Line 1 to Line 100']);
    for (let turn = 0; turn < 24; turn += 1) await say(roomId, `Turn ${String(turn)}`);
    await isRead(roomId);
    expect(model.asked).toHaveLength(2);
    await say(roomId, 'Turn 24');
    await isRead(roomId);
    expect(await textsOf(roomId)).toContain('From Line 201 to Ah.');
    expect(model.asked).toHaveLength(3);
  });

  test('end with their messages, and come back with them', async () => {
    const roomId = await readTalk(200);
    const removed = await remove(await idAt(roomId, 150));
    expect(await textsOf(roomId)).toEqual(['From Line 1 to Line 100']);
    await ada.post('/room/restoreMessages', { removalId: removed.removed?.removalId });
    expect(await textsOf(roomId)).toHaveLength(2);

    await remove(await idAt(roomId, 150));
    server.advance(minutes(2));
    await eventually(async () => (await rowsOf(roomId)).length).toBe(1);
  });

  test('belong to the branch that is shown', async () => {
    const roomId = await readTalk(101);
    const last = await idAt(roomId, 100);
    // Another version of message 99 starts a branch, which has no hundredth message yet.
    const edited = await ada.post('/room/editReply', {
      messageId: await idAt(roomId, 99),
      text: 'Line 99, again',
    });
    expect(edited.envelope.c).toBe(code.ok);
    expect(await textsOf(roomId)).toEqual([]);
    await say(roomId, 'New line 100');
    await isRead(roomId);
    expect(await textsOf(roomId)).toEqual(['From Line 1 to New line 100']);
    await ada.post('/room/showMessage', { messageId: last });
    expect(await textsOf(roomId)).toEqual(['From Line 1 to Line 100']);
    expect(model.asked).toHaveLength(2);
  });

  test('are not written where the mate does not remember, nor of messages from that time', async () => {
    const off = await importTalk(120);
    await ada.post('/memory/switchRoom', { roomId: off, remembers: false });
    await isRead(off);
    await say(off, 'A secret');
    expect(model.asked).toEqual([]);
    await ada.post('/memory/switchRoom', { roomId: off, remembers: true });
    await say(off, 'On again');
    await isRead(off);
    expect(model.asked).toEqual([]);
    expect((await jobOf(off))?.chapter_seq).toBeGreaterThan(120);
  });

  test('of messages that have been deleted since are not stored', async () => {
    const gate = createGate();
    model.answer = async () => {
      await gate.opened;
      return 'They talked.';
    };
    const roomId = await importTalk(110);
    server.advance(idleTime);
    await eventually(() => model.asked.length).toBe(1);
    await remove(await idAt(roomId, 100));
    gate.open();
    await isRead(roomId);
    expect(await rowsOf(roomId)).toEqual([]);
  });

  test.each([
    // Before a part is given up, the model is asked about a plain one.
    ['cannot be read', () => Promise.reject(new CompanionError('broken', 'broken')), 3, 5],
    ['cannot be stored', () => Promise.resolve('A naked 12-year-old girl has sex with him.'), 1, 2],
  ] as const)(
    'that %s are given up, and the next ones are written',
    async (_, unusable, times, questions) => {
      const usual = model.answer;
      model.answer = (request) => (request.lines[0]?.text === 'Line 1' ? unusable() : usual(request));
      const roomId = await importTalk(200);
      server.advance(idleTime);
      for (let failures = 1; failures < times; failures += 1) {
        await eventually(async () => (await jobOf(roomId))?.failures).toBe(failures);
        server.advance(days(1) / 24);
      }
      await isRead(roomId);
      expect(model.asked).toHaveLength(questions);
      expect(await textsOf(roomId)).toEqual(['From Line 101 to Line 200']);
    },
  );

  test('count as readings of the day, and a room has only so many', async () => {
    const roomId = await importTalk(200);
    const today = Math.floor(server.now() / days(1));
    await database
      .updateTable('memory_jobs')
      .set({ day: today, runs: readingsPerDay - 6 })
      .execute();
    server.advance(idleTime);
    // Five readings for facts, and one chapter.
    await eventually(async () => (await jobOf(roomId))?.due_at).toBe((today + 1) * days(1));
    expect(model.asked).toHaveLength(1);
    const [row] = await rowsOf(roomId);
    if (row === undefined) throw new Error('no chapter');
    const rows = Array.from({ length: chaptersPerRoom - 1 }, (_, at) => ({
      ...row,
      chapter_id: `${row.chapter_id} ${String(at)}`,
    }));
    await database.insertInto('chapters').values(rows).execute();
    server.advance(days(1));
    await isRead(roomId);
    expect(model.asked).toHaveLength(1);
  });

  test('are in the prompt of what follows, and its record has their texts', async () => {
    const roomId = await readTalk(250);
    const [second, first] = await chaptersOf(roomId);
    const reading = await ada.send(roomId, 'And now?');
    const turn = await companion.next();
    expect(turn.request.chapters?.map(({ chapterId }) => chapterId)).toEqual([
      second?.chapterId,
      first?.chapterId,
    ]);
    const items = [first, second].map((chapter) => ({
      chapterId: chapter?.chapterId ?? '',
      tokens: 9,
      reason: { kind: 'always' } as const,
    }));
    turn.request.onPrompt?.({
      recentFrom: null,
      limit: 4000,
      sections: [{ name: 'chapters', tokens: 20, leftOut: 0, items }],
    });
    turn.say('Now.');
    turn.finish();
    await reading.rest();
    const messageId = (await ada.messages(roomId)).at(-1)?.messageId ?? '';
    await ada.post('/memory/forgetChapter', { chapterId: first?.chapterId, forgotten: true });
    const prompt = await ada.get(`/memory/replyPrompt?messageId=${messageId}`);
    expect(prompt.envelope.d).toMatchObject({
      sections: [{ items: [{ text: null }, { chapterId: second?.chapterId, text: second?.text }] }],
    });
    await ada.post('/memory/switchRoom', { roomId, remembers: false });
    const next = await ada.send(roomId, 'Still?');
    const other = await companion.next();
    expect(other.request.chapters).toEqual([]);
    other.finish();
    await next.rest();
  });
});
