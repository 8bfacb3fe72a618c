import { describe, expect, test } from 'vitest';
import { selectCanMove } from '../../../../src/machines/chat/outbox/outbox.selectors.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import {
  ageless,
  contentRefused,
  empty,
  expired,
  failed,
  idNumber,
  notFound,
  own,
  page,
  message,
  tooMany,
} from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';
import { accepted, thread, finished, grown, startConversation as start } from './live-conversation.ts';

const two = [
  { clientMessageId: idNumber(501), text: 'One', at: 2000, needsUser: false },
  { clientMessageId: idNumber(502), text: 'Two', at: 3000, needsUser: false },
];
const textsOf = ({ requests }: ReturnType<typeof start>) =>
  requests.map((request) => (request.kind === 'send' ? request.text : request.kind));

describe('a message that was refused', () => {
  test.each([empty, ageless, expired, notFound, failed, tooMany])('blocks the next: $message', (refusal) => {
    const talk = start({ unsent: two });
    talk.breakStream(refusal);
    expect(textsOf(talk)).toEqual(['One']);
    expect(talk.shown().slice(-2)).toEqual(['notSent: One', 'queued: Two']);
  });

  test.each([
    contentRefused,
    new ApiError('rejected', 'Write something first.', { code: 4000 }),
    new ApiError('stream', 'SSE request failed with status 413', { code: 413 }),
  ])('for its own content is set aside: $message', (refusal) => {
    const talk = start({ unsent: two });
    talk.breakStream(refusal);
    expect(talk.shown().slice(-2)).toEqual(['notSent: One', 'sending: Two']);
  });

  test('is sent before the next message of the user, or when the user sends it again', () => {
    for (const retry of ['send', 'resend'] as const) {
      const talk = start({ unsent: two });
      talk.breakStream(empty);
      if (retry === 'send') talk.say('Three');
      else talk.outbox()?.send({ type: 'message.resend', clientMessageId: idNumber(501) });
      for (let index = 0; index < 3; index += 1) {
        talk.stream(accepted);
        talk.stream(finished);
      }
      expect(textsOf(talk)).toEqual(['One', 'One', 'Two', ...(retry === 'send' ? ['Three'] : [])]);
    }
  });

  test('is sent before a message behind it that the user sends again', () => {
    const talk = start({
      unsent: two.map((one, index) => ({ ...one, needsUser: true, ...(index === 0 ? { code: 4020 } : {}) })),
    });
    talk.outbox()?.send({ type: 'message.resend', clientMessageId: idNumber(502) });
    talk.stream(accepted);
    talk.stream(finished);
    expect(textsOf(talk)).toEqual(['One', 'Two']);
  });

  test('still blocks the next after a reload, with the reason', () => {
    const talk = start({
      unsent: two.map((one, index) => (index === 0 ? { ...one, needsUser: true, code: 4020 } : one)),
    });
    expect(textsOf(talk)).toEqual([]);
    expect(talk.shown().slice(-2)).toEqual(['notSent: One', 'queued: Two']);
  });

  test('no longer blocks the next when it is recalled', () => {
    const talk = start({ unsent: two });
    talk.breakStream(empty);
    talk.outbox()?.send({ type: 'message.recall', clientMessageId: idNumber(501) });
    expect(textsOf(talk)).toEqual(['One', 'Two']);
  });

  test('for the age is sent with the others when the age is confirmed', () => {
    const talk = start({ unsent: two });
    talk.breakStream(ageless);
    talk.actor.send({ type: 'age.confirmed' });
    expect(textsOf(talk)).toEqual(['One', 'One']);
  });
});

test('a queued message can be recalled, one that is being sent cannot', () => {
  const talk = start({ unsent: two });
  talk.outbox()?.send({ type: 'message.recall', clientMessageId: idNumber(501) });
  talk.outbox()?.send({ type: 'message.recall', clientMessageId: idNumber(502) });
  expect([talk.shown().at(-1), talk.draft()]).toEqual(['sending: One', 'Two']);
});

test('Stop before the server answered holds the messages behind, also in storage', async () => {
  const talk = start({ unsent: two });
  talk.actor.send({ type: 'reply.stop' });
  talk.clock.increment(5000);
  talk.pages.at(-1)?.give(page([own(1), message(2)]));
  await settled();
  expect(talk.shown().slice(-2)).toEqual(['notSent: One', 'notSent: Two']);
  talk.say('Three');
  expect(talk.shown().at(-1)).toEqual('sending: Three');
  for (const one of two)
    expect(talk.effects).toContainEqual(['persistUnsent', { thread, message: { ...one, needsUser: true } }]);
});

test('a message that is written during a requested reply is sent after it', () => {
  const talk = start({ info: page([own(1), message(2, { replyTo: 'message-1' })]) });
  talk.actor.send({ type: 'reply.request', kind: 'another', messageId: 'message-1' });
  talk.say('Hello');
  expect([talk.requests.length, talk.shown().at(-1)]).toEqual([1, 'queued: Hello']);
  talk.stream(finished);
  expect([talk.requests.length, talk.shown().at(-1)]).toEqual([2, 'sending: Hello']);
});

test('a delivered or recalled message leaves no actor in the outbox', () => {
  const talk = start({ unsent: two });
  talk.outbox()?.send({ type: 'message.recall', clientMessageId: idNumber(502) });
  talk.stream(accepted);
  talk.stream(finished);
  const outbox = talk.actor.getSnapshot().children.outbox?.getSnapshot();
  expect([outbox?.context.messages, Object.keys(outbox?.children ?? {})]).toEqual([[], ['ownUnsent']]);
});

describe('messages that are written ahead', () => {
  const ahead = () => {
    const talk = start();
    for (const text of ['Hello', 'One', 'Two', 'Three']) talk.say(text);
    return talk;
  };
  const idOf = (talk: ReturnType<typeof start>, text: string): string =>
    talk.messages().find((one) => one.text === text)?.clientMessageId ?? '';
  const move = (talk: ReturnType<typeof start>, text: string) =>
    talk.outbox()?.send({ type: 'message.move', clientMessageId: idOf(talk, text) });

  test('are sent in the order in which the user moved them, also after a reload', () => {
    const talk = ahead();
    talk.effects.splice(0);
    move(talk, 'Three');
    expect(talk.shown().slice(-3)).toEqual(['queued: One', 'queued: Three', 'queued: Two']);
    const stored = talk.effects.map(([, params]) => params);
    expect(stored).toEqual([
      { thread, message: expect.objectContaining({ text: 'Two' }) },
      { thread, message: expect.objectContaining({ text: 'Three' }) },
    ]);
    const times = new Map(talk.messages().map(({ text, createdAt }) => [text, createdAt]));
    expect(times.get('Three')).toBeLessThan(times.get('Two') ?? 0);
    for (let index = 0; index < 4; index += 1) {
      talk.stream(accepted);
      talk.stream(finished);
    }
    expect(textsOf(talk)).toEqual(['Hello', 'One', 'Three', 'Two']);
  });

  test('are not moved before a message that is being sent', () => {
    const talk = ahead();
    move(talk, 'One');
    expect(talk.shown().slice(-4)).toEqual(['sending: Hello', 'queued: One', 'queued: Two', 'queued: Three']);
    expect(selectCanMove(idOf(talk, 'One'))(talk.actor.getSnapshot().children.outbox?.getSnapshot())).toBe(
      false,
    );
    expect(selectCanMove(idOf(talk, 'Two'))(talk.actor.getSnapshot().children.outbox?.getSnapshot())).toBe(
      true,
    );
  });

  test('return to the composer when the user takes them back', () => {
    const talk = ahead();
    talk.outbox()?.send({ type: 'message.recall', clientMessageId: idOf(talk, 'Two') });
    expect(talk.draft()).toBe('Two');
    expect(talk.shown().slice(-2)).toEqual(['queued: One', 'queued: Three']);
  });

  test('are sent when the reply in front of them is stopped', async () => {
    const talk = ahead();
    talk.stream(accepted);
    talk.stream(grown);
    talk.actor.send({ type: 'reply.stop' });
    await settled();
    expect(textsOf(talk)).toEqual(['Hello', 'One']);
  });

  test('wait for the user when the message in front of them is stopped before it is sent', async () => {
    const talk = ahead();
    talk.actor.send({ type: 'reply.stop' });
    talk.breakStream(new Error('closed'));
    await settled();
    talk.pages[0]?.give(page([own(1), message(2)]));
    await settled();
    expect(talk.shown().slice(-3)).toEqual(['notSent: One', 'notSent: Two', 'notSent: Three']);
  });
});
