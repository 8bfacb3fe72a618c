import { beforeEach, expect, test } from 'vitest';
import type { TestCompanion } from '../../support/companions/companion.ts';
import { openConversation, replyIdOf } from '../../support/rooms/conversation.ts';
import type { TestServer } from '../../support/server.ts';
import type { Person } from '../../support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;

beforeEach(async () => {
  ({ companion, server, ada, roomId } = await openConversation());
  return () => server.stop();
});

/** Sends a message, and returns the frames of its reply and its companion's turn. */
const begin = async () => {
  const reading = await ada.send(roomId, 'Hello');
  const replyId = await replyIdOf(reading);
  const turn = await companion.next();
  return { reading, replyId, turn };
};

test('readers learn that the model is loaded, and after a while that it reads, until there is text', async () => {
  const { reading, replyId, turn } = await begin();
  turn.request.onModel?.({ state: 'loading', name: 'smol' });
  const loading = { type: 'model', replyId, state: 'loading', name: 'smol' };
  expect(await reading.next()).toEqual(loading);
  expect(await (await ada.resume(replyId, 0)).next()).toEqual(loading);
  const startedAt = performance.now();
  turn.request.onModel?.({ state: 'reading', name: 'smol', tokens: 3100 });
  expect(await reading.next()).toEqual({
    type: 'model',
    replyId,
    state: 'reading',
    name: 'smol',
    tokens: 3100,
  });
  expect(performance.now() - startedAt).toBeGreaterThan(2500);
  turn.say('Hello.');
  expect(await reading.next()).toMatchObject({ type: 'delta' });
  expect(await (await ada.resume(replyId, 0)).next()).toMatchObject({ type: 'delta' });
  turn.finish();
  expect((await reading.rest()).map(({ type }) => type)).toEqual(['done']);
});

test('nobody is told that a model reads which answers soon', async () => {
  const { reading, turn } = await begin();
  turn.request.onModel?.({ state: 'reading', name: 'smol', tokens: 3100 });
  turn.say('Hello.');
  turn.finish();
  expect((await reading.rest()).map(({ type }) => type)).toEqual(['delta', 'done']);
});

test('readers learn that the host cut the prompt', async () => {
  const { reading, replyId, turn } = await begin();
  turn.say('Hello.');
  turn.request.onCut?.({ name: 'smol', sent: 4915, read: 4096 });
  turn.finish();
  expect(await reading.rest()).toContainEqual({
    type: 'model',
    replyId,
    state: 'cut',
    name: 'smol',
    tokens: 4096,
  });
});

test('readers learn once that another model replies, which is stored with the prompt', async () => {
  const heard: string[][] = [];
  for (const model of ['first', 'first', 'second', 'second']) {
    const { reading, replyId, turn } = await begin();
    turn.request.onPrompt?.({ model, limit: 1, recentFrom: null, sections: [] });
    turn.say('Hello.');
    turn.finish();
    const frames = await reading.rest();
    heard.push(frames.flatMap((frame) => (frame.type === 'model' ? [`${frame.state} ${frame.name}`] : [])));
    expect((await ada.get(`/memory/replyPrompt?messageId=${replyId}`)).envelope.d).toMatchObject({ model });
  }
  expect(heard).toEqual([[], [], ['swapped second'], []]);
});

test.each([
  ['gone', 'unreachable'],
  ['missing', 'refused'],
] as const)(
  'a reply whose model is %s says so, and in the wider word that it is %s',
  async (cause, problem) => {
    const { reading, turn } = await begin();
    turn.fail(cause);
    expect((await reading.rest()).at(-1)).toMatchObject({
      type: 'error',
      reply: { status: 'failed', problem, cause },
    });
  },
);
