import { beforeEach, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { delta, event, startScriptedHost, writeStream } from '../../support/model-hosts/scripted-host.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, textOf, type Person } from '../../support/talk.ts';

/** What the host answers, and how it ends that; null for no end. */
let answer: { readonly text: string; readonly finish: string | null } = { text: '', finish: null };
const host = await startScriptedHost((response, body, request) => {
  const { text, finish } = answer;
  const end = finish === null ? [] : [event(delta('', finish)), event('[DONE]')];
  writeStream(event(delta(text)), ...end)(response, body, request);
});
const server = await startSharedServer({
  companion: createOpenAiCompanion({ ...modelOptions(host.url), learns: false }),
  environment: { LIMIT_FACTOR: '1000', GRANT_CHATS: '1000' },
});

let ada: Person;
let roomId: string;
beforeEach(async () => {
  ada = await createPerson(server);
  ({ roomId } = await ada.openRoom());
});

const lastMessage = async () => (await ada.messages(roomId)).at(-1);
const proceed = (messageId: string | null | undefined) =>
  ada.read('/girl/chat/continueReply', { messageId, clientReplyId: crypto.randomUUID() });

test('a reply that its host ends for its length is complete, and can be continued', async () => {
  answer = { text: 'Once upon a time. There was', finish: 'length' };
  const frames = await (await ada.send(roomId, 'A story!')).rest();
  expect(frames.at(-1)).toMatchObject({
    type: 'done',
    message: { text: 'Once upon a time.', status: 'done', continuable: true, explained: true },
  });
  const reply = await lastMessage();
  expect(reply).toMatchObject({ text: 'Once upon a time.', status: 'done', continuable: true });
  expect(reply).not.toHaveProperty('problem');
  const { chats } = await ada.benefits();
  answer = { text: 'There was a lamp.', finish: 'stop' };
  const more = await (await proceed(reply?.replyTo)).rest();
  expect(textOf(more)).toBe('Once upon a time. There was a lamp.');
  const whole = await lastMessage();
  expect(whole).toMatchObject({ messageId: reply?.messageId, text: textOf(more), status: 'done' });
  expect(whole).not.toHaveProperty('continuable');
  expect((await ada.benefits()).chats).toBe(chats);
  const again = await ada.post('/girl/chat/continueReply', {
    messageId: whole?.replyTo,
    clientReplyId: crypto.randomUUID(),
  });
  expect(again.envelope.c).toBe(code.invalid);
});

test('a continuation ends behind its own last whole sentence', async () => {
  answer = { text: 'Once upon a', finish: 'length' };
  await (await ada.send(roomId, 'A story!')).rest();
  answer = { text: ' time. There was', finish: 'length' };
  await (await proceed((await lastMessage())?.replyTo)).rest();
  expect(await lastMessage()).toMatchObject({ text: 'Once upon a time.', continuable: true });
});

test('another reply that ended for its length goes on for nothing, before a complete one and behind it', async () => {
  const other = async (messageId: string | null | undefined) =>
    (await ada.read('/girl/chat/anotherReply', { messageId, clientReplyId: crypto.randomUUID() })).rest();
  const long = { text: 'Once upon a time. There was', finish: 'length' };
  const complete = { text: 'There was a lamp.', finish: 'stop' };
  for (const isFirst of [true, false]) {
    answer = isFirst ? long : complete;
    await (await ada.send(roomId, 'A story!')).rest();
    const first = await lastMessage();
    answer = isFirst ? complete : long;
    await other(first?.replyTo);
    if (isFirst) await ada.post('/room/showMessage', { messageId: first?.messageId });
    const { chats } = await ada.benefits();
    // It may end for its length once more.
    for (const next of [long, complete]) {
      answer = next;
      await (await proceed(first?.replyTo)).rest();
    }
    expect(await lastMessage()).toMatchObject({ text: expect.stringMatching(/lamp\.$/), status: 'done' });
    expect((await ada.benefits()).chats).toBe(chats);
  }
});

test('an answer without an end is still cut off', async () => {
  answer = { text: 'Once upon a time. There was', finish: null };
  const frames = await (await ada.send(roomId, 'A story!')).rest();
  expect(frames.at(-1)).toMatchObject({ type: 'error', code: code.replyInterrupted });
  const reply = await lastMessage();
  expect(reply).toMatchObject({ text: answer.text, status: 'interrupted', problem: 'broken' });
  expect(reply).not.toHaveProperty('continuable');
});
