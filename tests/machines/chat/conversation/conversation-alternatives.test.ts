import { describe, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { benefits, idNumber, message, own, page } from '../chat-samples.ts';
import { startConversation } from './live-conversation.ts';
import { settled } from '../../support/deferred.ts';

const greeting = message(1);
const asked = own(2, { text: 'Hello' });
const first = message(3, { text: 'Hi', replyTo: asked.messageId });
const later = [own(4, { text: 'And?' }), message(5, { text: 'Now', replyTo: 'message-4' })];
const both = [first.messageId, 'message-6'];
const second = message(6, { text: 'Good day', replyTo: asked.messageId, alternatives: both });

const start = (...more: readonly ReturnType<typeof message>[]) =>
  startConversation({
    info: { ...page([greeting, asked, first, ...more]), lastSeq: 3 + more.length },
  });
type Talk = ReturnType<typeof start>;

const requestAnother = (talk: Talk) =>
  talk.actor.send({ type: 'reply.request', kind: 'another', messageId: asked.messageId });
const texts = (talk: Talk) => talk.messages().map(({ text }) => text);
const accept = (talk: Talk) =>
  talk.stream({ type: 'stream.accepted', messageId: asked.messageId, replyId: 'message-6' });

describe('another reply', () => {
  test('takes the place of the shown one and of what follows it, and knows its alternatives', async () => {
    const talk = start(...later);
    requestAnother(talk);
    await settled();
    expect(talk.requests).toEqual([
      { kind: 'another', messageId: asked.messageId, clientReplyId: idNumber(0) },
    ]);
    expect(texts(talk)).toEqual(['Text 1', 'Hello']);
    expect(talk.actor.getSnapshot().context.replaced.map(({ text }) => text)).toEqual(['Hi', 'And?', 'Now']);
    accept(talk);
    talk.stream({ type: 'stream.finished', message: second, benefits });
    await settled();
    expect(texts(talk)).toEqual(['Text 1', 'Hello', 'Good day']);
    expect(talk.messages().at(-1)?.alternatives).toEqual(both);
    expect(talk.actor.getSnapshot().context.replaced).toEqual([]);
  });

  test('is requested with a hint; words that ask for help mark the message', async () => {
    const talk = start();
    const hint = { kind: 'own', text: 'sadder' } as const;
    talk.actor.send({ type: 'reply.request', kind: 'another', messageId: asked.messageId, hint });
    await settled();
    expect(talk.requests).toMatchObject([{ kind: 'another', hint }]);
    const accepted = { messageId: asked.messageId, replyId: 'message-6', help: 'crisis' } as const;
    talk.stream({ type: 'stream.accepted', ...accepted });
    expect(talk.messages().map(({ help }) => help)).toEqual([undefined, 'crisis']);
  });

  test('that the server refuses leaves everything as it was, with the reason at the reply', async () => {
    const talk = start(...later);
    requestAnother(talk);
    await settled();
    talk.breakStream(new ApiError('rejected', 'No credits left.', { code: code.allowanceEmpty }));
    await settled();
    expect(texts(talk)).toEqual(['Text 1', 'Hello', 'Hi', 'And?', 'Now']);
    expect(talk.messages().map(({ failure }) => failure?.code)).toEqual([
      undefined,
      undefined,
      code.allowanceEmpty,
      undefined,
      undefined,
    ]);
  });

  test('that fails after it was accepted can be exchanged for the earlier one', async () => {
    const talk = start();
    requestAnother(talk);
    await settled();
    accept(talk);
    talk.breakStream(new ApiError('rejected', 'Nothing.', { code: code.companionFailed }));
    await settled();
    const broken = talk.messages().at(-1);
    expect([broken?.status, broken?.text, broken?.alternatives]).toEqual(['failed', '', both]);
  });

  test('is not requested for a message without a reply, or for one that is not shown', async () => {
    const talk = startConversation({ info: page([greeting, asked]) });
    requestAnother(talk);
    talk.actor.send({ type: 'reply.request', kind: 'another', messageId: 'message-9' });
    await settled();
    expect(talk.requests).toEqual([]);
  });
});

describe('an alternative', () => {
  const showFirst = async (talk: Talk) => {
    talk.messageActions()?.send({ type: 'message.show', messageId: first.messageId });
    await settled();
  };

  test('is shown with the messages of its branch, and new suggestions are loaded for it', async () => {
    const talk = startConversation({
      info: { ...page([greeting, asked, second]), lastSeq: 6 },
    });
    await settled();
    const suggested = talk.ideas.length;
    await showFirst(talk);
    expect(talk.branches.map(({ messageId }) => messageId)).toEqual([first.messageId]);
    const shown = { ...first, alternatives: both };
    talk.branches[0]?.give({ ...page([greeting, asked, shown, ...later]), lastSeq: 6 });
    await settled();
    expect(texts(talk)).toEqual(['Text 1', 'Hello', 'Hi', 'And?', 'Now']);
    expect(talk.ideas.length).toBe(suggested + 1);
  });

  test('that another device chose is found by the next check', async () => {
    const talk = start(...later);
    await settled();
    talk.clock.increment(4000);
    await settled();
    const check = talk.pages.at(-1);
    expect(check?.limit).toBe(1);
    check?.give({ ...page([second], true), lastSeq: 6 });
    await settled();
    talk.pages.at(-1)?.give({ ...page([greeting, asked, second]), lastSeq: 6 });
    await settled();
    expect(texts(talk)).toEqual(['Text 1', 'Hello', 'Good day']);
  });

  test('whose page does not reach what is known is shown without a gap', async () => {
    const talk = startConversation({ info: { ...page([greeting, asked, second]), lastSeq: 106 } });
    await settled();
    await showFirst(talk);
    const latest = [own(56, { text: 'Far' }), message(57, { text: 'Away', replyTo: 'message-56' })];
    talk.branches[0]?.give({ ...page(latest, true), lastSeq: 106 });
    await settled();
    expect(texts(talk)).toEqual(['Far', 'Away']);
    expect(talk.actor.getSnapshot().context.hasMore).toBe(true);
  });

  test('a page that is older than what is shown removes nothing', async () => {
    const talk = start(...later);
    await settled();
    talk.page({ type: 'page.shown' });
    await settled();
    talk.pages.at(-1)?.give({ ...page([greeting, asked, first]), lastSeq: 3 });
    await settled();
    expect(texts(talk)).toEqual(['Text 1', 'Hello', 'Hi', 'And?', 'Now']);
  });
});

test('what the user writes after another branch grew is placed after all branches', async () => {
  const talk = startConversation({ info: { ...page([greeting, asked, first]), lastSeq: 20 } });
  talk.say('Hm');
  await settled();
  talk.stream({ type: 'stream.accepted', messageId: 'message-21', replyId: 'message-22' });
  await settled();
  expect(talk.messages().find(({ text }) => text === 'Hm')?.seq).toBe(21);
});
