import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { MateMemory } from '../../../../contract/memory/memory.ts';
import { CompanionError, type FactsRequest, type ReadFact } from '../../../../server/companions/companion.ts';
import { readingsPerDay } from '../../../../server/domain/memory/jobs/extraction-job.ts';
import { createMemoryJobs } from '../../../../server/domain/memory/jobs/memory-jobs.ts';
import { maxTurns, idleTime } from '../../../../server/domain/memory/jobs/schedule.ts';
import { days } from '../../../../server/shared/clock.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { eventually } from '../../support/eventually.ts';
import { createGate } from '../../support/gate.ts';
import { startSharedServer } from '../../support/server.ts';
import { answered, createPerson, firstMate, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;
let asked: FactsRequest[];
let answer: (request: FactsRequest) => Promise<readonly ReadFact[]>;

const companion = {
  ...createTestCompanion(),
  readFacts: (request: FactsRequest) => {
    asked.push(request);
    return answer(request);
  },
};
const server = await startSharedServer({
  companion,
  environment: { LIMIT_FACTOR: '1000', GRANT_CHATS: '1000' },
});

beforeEach(async () => {
  asked = [];
  answer = ({ lines }) => Promise.resolve(lines.filter(({ role }) => role === 'user').map(toFact));
  await server.database.deleteFrom('memory_jobs').execute();
  ada = await createPerson(server);
  roomId = (await ada.openRoom()).roomId;
});

const toFact = ({ messageId, text }: FactsRequest['lines'][number]): ReadFact => ({
  messageId,
  kind: 'you',
  text: `Said ${text}`,
  topic: '',
  isExclusive: false,
});
const say = async (text: string) => {
  const reading = await ada.send(roomId, text);
  const accepted = await reading.next();
  await answered(companion, reading, 'Ah.');
  return accepted?.type === 'accepted' ? accepted.messageId : '';
};
const factsOf = async () =>
  v.parse(MateMemory, (await ada.get(`/memory/facts?mateId=${firstMate}`)).envelope.d).facts;
const textsOf = async () => (await factsOf()).map(({ text }) => text).toSorted();
const jobOf = () =>
  server.database.selectFrom('memory_jobs').selectAll().where('room_id', '=', roomId).executeTakeFirst();
const isDone = () => eventually(async () => (await jobOf())?.due_at).toBe(null);

describe('[28.3] what a model learns', () => {
  test('an idle conversation is read once, and what it says is learned with its message', async () => {
    const messageId = await say('one');
    server.advance(idleTime - 10_000);
    await say('two');
    server.advance(idleTime - 10_000);
    expect(asked).toHaveLength(0);
    server.advance(10_000);
    await isDone();
    expect(asked.map(({ lines }) => lines.map(({ text }) => text).slice(1))).toEqual([
      ['one', 'Ah.', 'two', 'Ah.'],
    ]);
    const [, said] = await factsOf();
    expect(said).toMatchObject({ text: 'Said one', learnedBy: 'model', source: { roomId, messageId } });
    await say('three');
    server.advance(idleTime);
    await isDone();
    expect(asked.at(-1)?.lines.map(({ text }) => text)).toEqual(['three', 'Ah.']);
    expect(asked.at(-1)?.context.map(({ text }) => text)).toEqual(['one', 'Ah.', 'two', 'Ah.']);
    expect(
      asked
        .at(-1)
        ?.known.map(({ text }) => text)
        .toSorted(),
    ).toEqual(['Said one', 'Said two']);
    expect(await textsOf()).toEqual(['Said one', 'Said three', 'Said two']);
  });

  test('a conversation is idle from the end of a reply on, however long that took', async () => {
    const reading = await ada.send(roomId, 'one');
    await reading.next();
    server.advance(idleTime);
    const beforeEnd = server.now();
    await answered(companion, reading, 'Ah.');
    expect((await jobOf())?.due_at).toBeGreaterThanOrEqual(beforeEnd + idleTime);
    server.advance(idleTime);
    await isDone();
    expect(asked.at(-1)?.lines.map(({ text }) => text)).toContain('one');
  });

  test('twelve messages are read without a pause', async () => {
    for (let turn = 1; turn < maxTurns; turn += 1) await say(String(turn));
    expect((await jobOf())?.due_at).toBeGreaterThan(server.now());
    await say('last');
    await isDone();
    expect(await textsOf()).toHaveLength(maxTurns);
  });

  test('nothing is learned of messages that were deleted or forgotten meanwhile, or while the mate does not remember', async () => {
    const first = await say('My name is Mara');
    const [fact] = await factsOf();
    await ada.post('/memory/forgetFact', { factId: fact?.factId, forgotten: true });
    const second = await say('two');
    const gate = createGate();
    answer = async ({ lines }) => {
      await gate.opened;
      return lines.map(toFact).filter(({ messageId }) => messageId === first || messageId === second);
    };
    server.advance(idleTime);
    await eventually(() => Promise.resolve(asked.length)).toBe(1);
    await ada.post('/room/deleteMessage', { messageId: second });
    gate.open();
    await isDone();
    expect(await factsOf()).toEqual([]);

    await ada.post('/memory/switchRoom', { roomId, remembers: false });
    await say('three');
    server.advance(idleTime);
    await ada.post('/memory/switchRoom', { roomId, remembers: true });
    await say('four');
    server.advance(idleTime);
    await isDone();
    expect(asked.at(-1)?.lines.map(({ text }) => text)).toEqual(['four', 'Ah.']);
  });

  test('an attempt that has begun does not reset what was skipped while the mate did not remember', async () => {
    await say('one');
    const gate = createGate();
    answer = async ({ lines }) => {
      await gate.opened;
      return lines.map(toFact);
    };
    server.advance(idleTime);
    await eventually(() => Promise.resolve(asked.length)).toBe(1);
    await ada.post('/memory/switchRoom', { roomId, remembers: false });
    await say('secret');
    await ada.post('/memory/switchRoom', { roomId, remembers: true });
    gate.open();
    await say('three');
    server.advance(idleTime);
    await isDone();
    expect(asked.at(-1)?.lines.map(({ text }) => text)).toEqual(['three', 'Ah.']);
    expect((await textsOf()).join()).not.toContain('secret');
  });

  const unusable: ReadonlyArray<readonly [string, typeof answer]> = [
    ['read', () => Promise.reject(new CompanionError('broken', 'broken'))],
    [
      'stored',
      ({ lines }) =>
        Promise.resolve(
          lines.map((line) => ({
            ...toFact(line),
            get text(): string {
              throw new Error('The text cannot be stored.');
            },
          })),
        ),
    ],
  ];
  const isPlain = ({ lines }: FactsRequest) => lines[0]?.messageId === 'plain';

  test.each(unusable)(
    'answers about one part that cannot be %s are asked for again, and given up after three where the model reads others',
    async (_, unusableAnswer) => {
      answer = (request) => (isPlain(request) ? Promise.resolve([]) : unusableAnswer(request));
      await say('one');
      server.advance(idleTime);
      for (const failures of [1, 2]) {
        await eventually(async () => (await jobOf())?.failures).toBe(failures);
        server.advance(days(1) / 24);
      }
      await isDone();
      expect(asked.filter((request) => !isPlain(request))).toHaveLength(3);
      expect((await jobOf())?.failures).toBe(0);
      expect(server.logged()).toContain('a part of a chat is skipped: the model reads others');
    },
  );

  test('a model that answers nonsense at large is asked until it does not, and nothing is lost', async () => {
    answer = () => Promise.reject(new CompanionError('broken', 'broken'));
    await say('one');
    server.advance(idleTime);
    for (const failures of [1, 2, 3, 4, 5]) {
      await eventually(async () => (await jobOf())?.failures).toBe(failures);
      server.advance(days(1) / 24);
    }
    expect(server.logged()).toContain('LLM_MEMORY=off');
    answer = ({ lines }) => Promise.resolve(lines.filter(({ role }) => role === 'user').map(toFact));
    await isDone();
    expect(await textsOf()).toEqual(['Said one']);
  });

  test('an unreachable model is asked until it answers', async () => {
    answer = () => Promise.reject(new CompanionError('unreachable', 'away'));
    await say('one');
    server.advance(idleTime);
    for (const failures of [1, 2, 3, 4]) {
      await eventually(async () => (await jobOf())?.failures).toBe(failures);
      server.advance(days(1) / 24);
    }
    answer = ({ lines }) => Promise.resolve(lines.slice(1, 2).map(toFact));
    await isDone();
    expect(await textsOf()).toEqual(['Said one']);
  });

  test('the limit of the day holds for all rooms of a person, and ends with the day', async () => {
    await say('one');
    await server.database.updateTable('memory_jobs').set({ day: today(), runs: readingsPerDay }).execute();
    server.advance(idleTime);
    await eventually(async () => (await jobOf())?.due_at).toBe((today() + 1) * days(1));
    expect(asked).toHaveLength(0);
    server.advance(days(1));
    await isDone();
    expect(await textsOf()).toEqual(['Said one']);
  });
  const today = () => Math.floor(server.now() / days(1));
});

describe('[28.3] a job', () => {
  test('gives way to a reply, and is done after it', async () => {
    await say('one');
    answer = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new CompanionError('cancelled', 'stopped')));
      });
    server.advance(idleTime);
    await eventually(() => Promise.resolve(asked.length)).toBe(1);
    const reading = await ada.send(roomId, 'two');
    const turn = await companion.next();
    await eventually(() => Promise.resolve(asked[0]?.signal.aborted)).toBe(true);
    answer = ({ lines }) => Promise.resolve(lines.slice(1, 2).map(toFact));
    turn.say('Ah.');
    turn.finish();
    await reading.rest();
    server.advance(idleTime);
    await isDone();
    expect(asked).toHaveLength(2);
    expect(await textsOf()).toEqual(['Said one']);
    expect((await jobOf())?.runs).toBe(1);
  });

  test('that another attempt has claimed stores nothing', async () => {
    await say('one');
    const gate = createGate();
    answer = async ({ lines }) => {
      await gate.opened;
      return lines.slice(1, 2).map(toFact);
    };
    server.advance(idleTime);
    await eventually(() => Promise.resolve(asked.length)).toBe(1);
    await server.database
      .updateTable('memory_jobs')
      .set((column) => ({ claim: column('claim', '+', 1), claimed_until: null }))
      .execute();
    gate.open();
    await isDone();
    expect(asked).toHaveLength(2);
    expect(await textsOf()).toEqual(['Said one']);
    expect(
      await server.database.selectFrom('facts').selectAll().where('user_id', '=', ada.userId).execute(),
    ).toHaveLength(1);
  });

  test('is done once by several workers', async () => {
    const workers = [1, 2, 3]
      .map(() =>
        createMemoryJobs({
          ...server.running.deps,
          isReplying: () => false,
          readTalk: () => Promise.resolve(null),
          onRead: () => Promise.resolve(),
        }),
      )
      .filter((worker) => worker !== null);
    workers.forEach((worker) => worker.start());
    for (const text of ['one', 'two', 'three']) {
      const count = asked.length;
      await say(text);
      server.advance(idleTime);
      await isDone();
      expect(asked).toHaveLength(count + 1);
    }
    await Promise.all(workers.map((worker) => worker.close()));
    expect(await textsOf()).toEqual(['Said one', 'Said three', 'Said two']);
  });
});
