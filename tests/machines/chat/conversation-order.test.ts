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
} from './chat-samples.ts';
import { settled } from '../support/deferred.ts';
import { accepted, thread, finished, startConversation as start } from './live-conversation.ts';

const underWay = message(4, { text: 'Go', status: 'streaming', replyTo: 'message-3' });
const resumed = { kind: 'resume', replyId: 'message-4', after: 0, text: '' };
const two = [
  { clientMessageId: idNumber(501), text: 'One', at: 2000, needsUser: false },
  { clientMessageId: idNumber(502), text: 'Two', at: 3000, needsUser: false },
];

describe('whose turn it is', () => {
  test.each(['answered', 'refused', 'broken'] as const)(
    'after a message that is %s the next one goes, and nobody thinks of ideas in between',
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

  test('a reply asked for elsewhere is read on before anybody thinks of ideas', async () => {
    const { say, breakStream, pages, requests, ideas } = start();
    say('Hello');
    breakStream(tooEarly);
    pages[0]?.give(page([own(1), message(2), own(3), underWay]));
    await settled();
    expect(requests.at(-1)).toEqual(resumed);
    expect(ideas.length).toEqual(1);
  });

  test('a message that gives way goes after three seconds, and nobody thinks of ideas meanwhile', async () => {
    const { say, breakStream, clock, requests, ideas } = start();
    say('Hello');
    breakStream(tooEarly);
    clock.increment(2999);
    expect(requests.length).toEqual(1);
    clock.increment(1);
    expect(requests.length).toEqual(2);
    expect(ideas.length).toEqual(1);
  });

  test('a room that cannot be read meanwhile is logged, and the message goes all the same', async () => {
    const { say, breakStream, pages, clock, requests, logged } = start();
    say('Hello');
    breakStream(tooEarly);
    pages[0]?.fail();
    await settled();
    expect(logged).toEqual(['no answer']);
    clock.increment(3000);
    expect(requests.length).toEqual(2);
  });

  test('a reply that began elsewhere is read on when the page is seen again', async () => {
    const { page: tellPage, pages, requests } = start();
    tellPage({ type: 'page.shown' });
    pages[0]?.give(page([own(1), message(2), own(3), underWay]));
    await settled();
    expect(requests).toEqual([resumed]);
  });

  test('a reply to what was stopped too late is read on, and older messages load in front of it', async () => {
    const { say, actor, clock, pages, requests, history } = start();
    say('Hello');
    actor.send({ type: 'reply.stop' });
    clock.increment(5000);
    const taken = own(53, { clientMessageId: idNumber(0), text: 'Hello' });
    const reply = message(54, { status: 'streaming', replyTo: 'message-53' });
    pages[0]?.give(page([own(51), message(52), taken, reply], true));
    await settled();
    expect(requests.at(-1)).toEqual({ kind: 'resume', replyId: 'message-54', after: 0, text: '' });
    history('top.reached');
    expect(pages.at(-1)?.before).toEqual(51);
  });

  test('a line that broke is taken up at once when the page is back', () => {
    const { say, breakStream, page: tellPage, requests } = start();
    say('Hello');
    breakStream(unreachable);
    expect(requests.length).toEqual(1);
    tellPage({ type: 'connection.restored' });
    expect(requests.length).toEqual(2);
  });

  test('a server that was not there is given thirty seconds', () => {
    const { say, breakStream, clock, requests } = start();
    say('Hello');
    for (const pause of [500, 1000, 2000, 4000, 8000]) {
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

  test('time alone brings no new ideas', async () => {
    const { clock, ideas } = start();
    clock.increment(12_000);
    clock.increment(30_000);
    expect(ideas.length).toEqual(1);
  });
});

describe('what cannot be done', () => {
  test('a message that arrived is neither sent again nor taken back', () => {
    const { actor, requests, shown, draft } = start();
    actor.send({ type: 'message.resend', clientMessageId: idNumber(1001) });
    actor.send({ type: 'message.recall', clientMessageId: idNumber(1001) });
    expect(requests).toEqual([]);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2']);
    expect(draft()).toEqual('');
  });

  test('a whole reply is not asked for again', () => {
    const { actor, requests } = start({ info: page([own(1), message(2, { replyTo: 'message-1' })]) });
    actor.send({ type: 'reply.retry', messageId: 'message-1' });
    expect(requests).toEqual([]);
  });
});

test('what arrived while the room was closed is no longer kept as unsent', () => {
  const unsent = [{ clientMessageId: idNumber(1001), text: 'Text 1', at: 1000, needsUser: false }];
  const { atOnce } = start({ unsent });
  expect(atOnce).toContainEqual(['forgetUnsent', { thread, ids: [idNumber(1001)] }]);
});

test('what a stopped reply has cost is asked for', async () => {
  const { say, stream, actor, effects } = start();
  say('Hello');
  stream(accepted);
  actor.send({ type: 'reply.stop' });
  await settled();
  expect(effects.at(-1)).toMatchObject(['updateBenefits', { benefits: null }]);
});
