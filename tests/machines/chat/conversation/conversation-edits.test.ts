import { describe, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { benefits, idNumber, message, own, page } from '../chat-samples.ts';
import { startConversation } from './live-conversation.ts';
import { settled } from '../../support/deferred.ts';

const greeting = message(1);
const asked = own(2, { text: 'Hello' });
const reply = message(3, { text: 'Hi', replyTo: asked.messageId });
const later = [own(4, { text: 'And?' }), message(5, { text: 'Now', replyTo: 'message-4' })];
const both = [asked.messageId, 'message-6'];

const start = () => startConversation({ info: { ...page([greeting, asked, reply, ...later]), lastSeq: 5 } });
type Talk = ReturnType<typeof start>;

const composerOf = (talk: Talk) => talk.actor.getSnapshot().children.composer;
const texts = (talk: Talk) => talk.messages().map(({ text }) => text);
const edit = async (talk: Talk, text: string, messageId = asked.messageId) => {
  talk.composer()?.send({ type: 'message.edit', messageId, role: 'user', text: asked.text });
  composerOf(talk)?.send({ type: 'draft.change', text });
  composerOf(talk)?.send({ type: 'message.submit', at: 9000 });
  await settled();
};
const accept = (talk: Talk) =>
  talk.stream({ type: 'stream.accepted', messageId: 'message-6', replyId: 'message-7' });
const finish = async (talk: Talk) => {
  const answer = message(7, { text: 'Hey', replyTo: 'message-6' });
  talk.stream({ type: 'stream.finished', message: answer, benefits });
  await settled();
};

describe('an edited message', () => {
  test('takes the place of the former one and of what follows it, and the draft from before returns', async () => {
    const talk = start();
    composerOf(talk)?.send({ type: 'draft.change', text: 'A draft' });
    await edit(talk, 'Hello you');
    expect(talk.requests).toEqual([
      {
        kind: 'send',
        roomId: 'room-1',
        clientMessageId: idNumber(0),
        text: 'Hello you',
        edits: asked.messageId,
      },
    ]);
    expect(talk.draft()).toBe('A draft');
    accept(talk);
    await settled();
    expect(texts(talk)).toEqual(['Text 1', 'Hello you']);
    expect(talk.messages().at(-1)?.alternatives).toEqual(both);
    await finish(talk);
    expect(texts(talk)).toEqual(['Text 1', 'Hello you', 'Hey']);
    expect(talk.messages().at(-1)?.alternatives).toEqual([]);
  });

  test('that the server refuses leaves everything as it was, and stays in the outbox', async () => {
    const talk = start();
    await edit(talk, 'Hello you');
    talk.breakStream(new ApiError('rejected', 'No credits left.', { code: code.allowanceEmpty }));
    await settled();
    expect(talk.shown()).toEqual([
      'done: Text 1',
      'sent: Hello',
      'done: Hi',
      'sent: And?',
      'done: Now',
      'notSent: Hello you',
    ]);
    talk.outbox()?.send({ type: 'message.resend', clientMessageId: idNumber(0) });
    await settled();
    expect(talk.requests.at(-1)).toMatchObject({ text: 'Hello you', edits: asked.messageId });
  });

  test('of a message that was deleted elsewhere lets those behind it go, and is sent as a new one', async () => {
    const talk = start();
    await edit(talk, 'Hello you');
    talk.say('And then?');
    talk.breakStream(new ApiError('rejected', 'Deleted.', { code: code.editedNotFound }));
    await settled();
    expect(talk.requests.at(-1)).toMatchObject({ text: 'And then?' });
    accept(talk);
    await finish(talk);
    talk.outbox()?.send({ type: 'message.resend', clientMessageId: idNumber(0) });
    await settled();
    expect(talk.requests.at(-1)).toEqual({
      kind: 'send',
      roomId: 'room-1',
      clientMessageId: idNumber(0),
      text: 'Hello you',
    });
  });

  test('of a branch that is not shown loads that branch after the reply', async () => {
    const talk = start();
    await edit(talk, 'Hello you', 'message-of-another-branch');
    const pages = talk.pages.length;
    accept(talk);
    await finish(talk);
    expect(talk.pages.length).toBe(pages + 1);
    talk.pages.at(-1)?.give({ ...page([greeting, own(6, { text: 'Hello you' })]), lastSeq: 7 });
    await settled();
    expect(texts(talk)).toEqual(['Text 1', 'Hello you']);
  });
});

test('a branch that is shown elsewhere while a reply is written is loaded after the reply', async () => {
  const talk = start();
  talk.say('Go on');
  await settled();
  talk.actor.send({ type: 'branch.shown', info: page([greeting]) });
  expect(texts(talk)).toEqual(['Text 1', 'Hello', 'Hi', 'And?', 'Now', 'Go on']);
  const pages = talk.pages.length;
  accept(talk);
  await finish(talk);
  expect(talk.pages.length).toBe(pages + 1);
});
