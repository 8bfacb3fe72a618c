import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { usualReplies } from '../../../contract/replies/reply-settings.ts';
import { Inspiration } from '../../../contract/replies/inspiration.ts';
import { OwnMate } from '../../../contract/mates/own-mate.ts';
import { CompanionError, type Companion, type SuggestRequest } from '../../../server/companions/companion.ts';
import { createScriptedCompanion } from '../../../server/companions/scripted/scripted.ts';
import { suggestReplies } from '../../../server/domain/rooms/inspiration.ts';
import { toNoteMark } from '../../../server/domain/rooms/note-mark.ts';
import { plain, refused, succeeded } from '../support/answers.ts';
import { aDraft } from '../support/mates/own-mates.ts';
import { echoCompanion } from '../support/companions/echo-companion.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';

let server: TestServer;

afterEach(() => server.stop());

const start = async (companion: Companion, factor = '100') => {
  server = await startTestServer({ companion, environment: { LIMIT_FACTOR: factor } });
  return createPerson(server);
};

const withIdeas = (suggest: NonNullable<Companion['suggest']>): Companion => ({
  ...echoCompanion(),
  suggest,
});

const path = '/girl/chat/getInspiration';

test('[S7.30] [S1.3] three short suggestions follow the current chat, cost nothing and are not stored', async () => {
  const asked: SuggestRequest[] = [];
  const ada = await start(
    withIdeas((request) => {
      asked.push(request);
      return Promise.resolve([' Yes. ', 'Tell me more.', '*nods*', 'A fourth.']);
    }),
  );
  const { roomId } = await ada.openRoom();
  await (await ada.send(roomId, 'Hello there')).rest();
  await ada.post('/user/saveOrUpdatePersona', { name: 'Ada' });
  await ada.post('/room/notes', { roomId, notes: 'I am afraid of storms' });
  const before = { benefits: await ada.benefits(), info: await ada.roomInfo(roomId) };

  const answer = await ada.post(path, { roomId });
  expect(plain(answer)).toEqual(succeeded({ ideas: ['Yes.', 'Tell me more.', '*nods*'] }));
  expect({ benefits: await ada.benefits(), info: await ada.roomInfo(roomId) }).toEqual(before);
  expect(asked.map((request) => ({ ...request, mate: request.mate.mateId, signal: null }))).toEqual([
    {
      language: 'en',
      lore: [],
      facts: [],
      chapters: [],
      mate: 'iris-vale',
      history: before.info.messages.map(({ messageId, seq, role, text, createdAt }) => ({
        messageId,
        seq,
        role,
        text,
        at: createdAt,
      })),
      recentFrom: null,
      noteMark: toNoteMark(roomId),
      passages: [],
      memory: null,
      isCareful: false,
      userName: null,
      persona: { name: 'Ada', pronouns: '', about: '' },
      notes: 'I am afraid of storms',
      choice: usualReplies,
      signal: null,
    },
  ]);
});

test('[S7.30] the scripted companion has three suggestions at every turn, and new ones when the chat continues', async () => {
  const ada = await start(createScriptedCompanion({ wordDelay: () => 0 }));
  const { roomId } = await ada.openRoom();
  const ideas = async () => v.parse(Inspiration, (await ada.post(path, { roomId })).envelope.d).ideas;
  const first = await ideas();
  expect(await ideas()).toEqual(first);
  await (await ada.send(roomId, first[0] ?? '')).rest();
  const second = await ideas();
  expect([first.length, second.length]).toEqual([3, 3]);
  expect(second).not.toEqual(first);
});

test('[S7.30] there are no suggestions for rooms of other users, or for unknown ones', async () => {
  let asked = 0;
  const ada = await start(
    withIdeas(() => {
      asked += 1;
      return Promise.resolve(['Yes.']);
    }),
  );
  const { roomId } = await ada.openRoom();
  const eve = await createPerson(server);
  const { roomId: removed } = await ada.openRoom('tomas-reed');
  await ada.get(`/room/deleteRoom?roomId=${removed}&undo=1`);
  const notFound = refused(200, code.notFound, 'This conversation no longer exists.');
  expect(plain(await eve.post(path, { roomId }))).toEqual(notFound);
  expect(plain(await ada.post(path, { roomId: 'nowhere' }))).toEqual(notFound);
  expect(plain(await ada.post(path, { roomId: removed }))).toEqual(notFound);
  expect(asked).toBe(0);
});

test('[S7.30] a companion without suggestions reports the call as unsupported', async () => {
  const ada = await start(echoCompanion());
  const { roomId } = await ada.openRoom();
  expect(plain(await ada.post(path, { roomId }))).toEqual(
    refused(200, code.notAvailable, 'This mate can’t suggest replies.'),
  );
});

test.each([
  ['fails', () => Promise.reject(new CompanionError('refused', 'no'))],
  ['breaks', () => Promise.reject(new Error('broken'))],
  ['has nothing to say', () => Promise.resolve([' '])],
  ['says too much', () => Promise.resolve(['x'.repeat(161)])],
])('[S7.30] a companion that %s is a failure that can be retried', async (_what, suggest) => {
  const ada = await start(withIdeas(suggest));
  const { roomId } = await ada.openRoom();
  expect(plain(await ada.post(path, { roomId }))).toEqual(
    refused(200, code.companionFailed, 'No suggestions this time. Please try again.'),
  );
});

test('[S7.30] a companion that never answers times out, even if it ignores its signal', async () => {
  const ada = await start(withIdeas(() => new Promise<never>(() => undefined)));
  const { roomId } = await ada.openRoom();
  const { signal } = new AbortController();
  const waiting = suggestReplies(
    { ...server.running.deps, timeoutMs: 5 },
    { userId: ada.userId, nfsw: false, roomId, signal },
  );
  await expect(waiting).rejects.toMatchObject({ code: code.companionFailed });
});

test('[S7.30] requests for suggestions are limited', async () => {
  const ada = await start(
    withIdeas(() => Promise.resolve(['Yes.'])),
    '1',
  );
  const { roomId } = await ada.openRoom();
  const answers = [];
  for (let time = 0; time < 31; time += 1) answers.push((await ada.post(path, { roomId })).envelope.c);
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), code.tooMany]);
});

test('[29.3] lore fires for the speaker of the last line, the mate', async () => {
  const asked: SuggestRequest[] = [];
  const ada = await start(
    withIdeas((request) => {
      asked.push(request);
      return Promise.resolve(['Yes.']);
    }),
  );
  const book = { scan_depth: 1, entries: [{ keys: ['Ruth'], content: 'Ruth is a diver.' }] };
  const card = JSON.stringify({ spec: 'chara_card_v3', data: { character_book: book } });
  const saved = await ada.post('/mate/own/save', { draft: aDraft, card });
  const { roomId } = await ada.openRoom(v.parse(OwnMate, saved.envelope.d).mateId);
  await (await ada.send(roomId, 'Hello there')).rest();
  await ada.post(path, { roomId });
  expect(asked[0]?.lore).toMatchObject([{ text: 'Ruth is a diver.' }]);
});
