import { describe, expect, test } from 'vitest';
import {
  contentRefused,
  failed,
  idNumber,
  message,
  own,
  page,
  tooEarly,
  unreachable,
  retryPauses,
} from '../chat-samples.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { accepted, thread, finished, startConversation as start } from './live-conversation.ts';

const underWay = message(4, { text: 'Go', status: 'streaming', replyTo: 'message-3' });
const resumed = { kind: 'resume', replyId: 'message-4', after: 0, text: 'Go' };
const two = [
  { clientMessageId: idNumber(501), text: 'One', at: 2000, needsUser: false },
  { clientMessageId: idNumber(502), text: 'Two', at: 3000, needsUser: false },
];

describe('whose turn it is', () => {
  test.each(['answered', 'refused', 'broken'] as const)(
    'after a message that is %s the next one is sent, and no suggestions load in between',
    async (fate) => {
      const { stream, breakStream, requests, ideas } = start({ unsent: two });
      if (fate === 'refused') breakStream(contentRefused);
      else stream(accepted);
      if (fate === 'answered') stream(finished);
      if (fate === 'broken') breakStream(failed);
      expect(requests.map((request) => request.kind === 'send' && request.text)).toEqual(['One', 'Two']);
      expect(ideas.length).toEqual(0);
    },
  );

  test('a reply requested elsewhere is streamed before suggestions load', async () => {
    const { say, breakStream, pages, requests, ideas } = start();
    say('Hello');
    breakStream(tooEarly);
    pages[0]?.give(page([own(1), message(2), own(3), underWay]));
    await settled();
    expect(requests.at(-1)).toEqual(resumed);
    expect(ideas.length).toEqual(1);
  });

  test('a message refused for a busy room is sent after three seconds, and no suggestions load meanwhile', async () => {
    const { say, breakStream, clock, requests, ideas } = start();
    say('Hello');
    breakStream(tooEarly);
    clock.increment(2999);
    expect(requests.length).toEqual(1);
    clock.increment(1);
    expect(requests.length).toEqual(2);
    expect(ideas.length).toEqual(1);
  });

  test('the message is sent even where the room cannot be loaded meanwhile', async () => {
    const { say, breakStream, pages, clock, requests } = start();
    say('Hello');
    breakStream(tooEarly);
    pages[0]?.fail();
    await settled();
    clock.increment(3000);
    expect(requests.length).toEqual(2);
  });

  test('a reply that began elsewhere is streamed when the page is shown again', async () => {
    const { page: tellPage, pages, requests } = start();
    tellPage({ type: 'page.shown' });
    pages[0]?.give(page([own(1), message(2), own(3), underWay]));
    await settled();
    expect(requests).toEqual([resumed]);
  });

  test('a reply to a message that was stopped too late is streamed, and older messages load before it', async () => {
    const { say, actor, clock, pages, requests, history } = start();
    say('Hello');
    actor.send({ type: 'reply.stop' });
    clock.increment(5000);
    const taken = own(53, { clientMessageId: idNumber(0), text: 'Hello' });
    const reply = message(54, { status: 'streaming', replyTo: 'message-53' });
    pages[0]?.give(page([own(51), message(52), taken, reply], true));
    await settled();
    expect(requests.at(-1)).toEqual({ kind: 'resume', replyId: 'message-54', after: 0, text: 'Text 54' });
    history('top.reached');
    expect(pages.at(-1)?.before).toEqual(51);
  });

  test('a broken connection is resumed at once when the page is shown', () => {
    const { say, breakStream, page: tellPage, requests } = start();
    say('Hello');
    breakStream(unreachable);
    expect(requests.length).toEqual(1);
    tellPage({ type: 'connection.restored' });
    expect(requests.length).toEqual(2);
  });

  test('an unreachable server is retried after thirty seconds', () => {
    const { say, breakStream, clock, requests } = start();
    say('Hello');
    for (const pause of retryPauses) {
      breakStream(unreachable);
      clock.increment(pause);
    }
    breakStream(unreachable);
    const before = requests.length;
    clock.increment(29_999);
    expect(requests.length).toEqual(before);
    clock.increment(1);
    expect(requests.length).toEqual(before + 1);
  });

  test('no suggestions load again with time alone', async () => {
    const { clock, ideas } = start();
    clock.increment(12_000);
    clock.increment(30_000);
    expect(ideas.length).toEqual(1);
  });
});

describe('what is refused', () => {
  test('a delivered message is neither sent again nor recalled', () => {
    const { outbox, requests, shown, draft } = start();
    outbox()?.send({ type: 'message.resend', clientMessageId: idNumber(1001) });
    outbox()?.send({ type: 'message.recall', clientMessageId: idNumber(1001) });
    expect(requests).toEqual([]);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2']);
    expect(draft()).toEqual('');
  });

  test('a complete reply is not requested again', () => {
    const { actor, requests } = start({ info: page([own(1), message(2, { replyTo: 'message-1' })]) });
    actor.send({ type: 'reply.request', kind: 'retry', messageId: 'message-1' });
    expect(requests).toEqual([]);
  });
});

test('a message delivered while the room was closed is no longer stored as unsent', () => {
  const unsent = [{ clientMessageId: idNumber(1001), text: 'Text 1', at: 1000, needsUser: false }];
  const { atOnce } = start({ unsent });
  expect(atOnce).toContainEqual(['forgetUnsent', { thread, ids: [idNumber(1001)] }]);
});

test('the balances are fetched after a stopped reply', async () => {
  const { say, stream, actor, effects } = start();
  say('Hello');
  stream(accepted);
  await sendAndSettle(actor, { type: 'reply.stop' });
  expect(effects.at(-1)).toMatchObject(['updateBenefits', { benefits: null }]);
});
