import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { message, own, page, unreachable, retryPauses } from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';
import { startConversation as start } from './live-conversation.ts';

const talk = [own(1), message(2)];
const blocked = { ...page(talk), blocked: true } as const;
const refused = new ApiError('rejected', 'You blocked this mate.', { code: 4230 });

describe('a conversation with a blocked mate', () => {
  test('is opened with a closed composer', () => {
    expect(start({ info: blocked }).isClosed()).toEqual(true);
    expect(start({ info: page(talk) }).isClosed()).toEqual(false);
  });

  test('is closed with a mate that was deleted or withdrawn', () => {
    const room = { ...page(talk).room, unavailable: true } as const;
    expect(start({ info: { ...page(talk), room } }).isClosed()).toEqual(true);
  });

  test('closes when its mate is blocked, and not when another one is', () => {
    const { actor, isClosed } = start();
    actor.send({ type: 'mate.blocked', mateId: 'mate-other' });
    expect(isClosed()).toEqual(false);
    actor.send({ type: 'mate.blocked', mateId: 'mate-iris' });
    expect(isClosed()).toEqual(true);
  });

  test('closes when the server refuses a message for it, and keeps the message unsent', () => {
    const { say, breakStream, isClosed, shown } = start();
    say('Hello');
    breakStream(refused);
    expect([isClosed(), shown().at(-1)]).toEqual([true, 'notSent: Hello']);
  });

  test('stays open where a message fails for another reason', () => {
    const { say, breakStream, isClosed, clock } = start();
    say('Hello');
    for (const pause of retryPauses) {
      breakStream(unreachable);
      clock.increment(pause);
    }
    breakStream(unreachable);
    expect(isClosed()).toEqual(false);
  });

  test('opens and closes with the room when the page is shown again', async () => {
    const { page: tellPage, pages, isClosed } = start({ info: blocked });
    tellPage({ type: 'page.shown' });
    pages[0]?.give(page(talk));
    await settled();
    expect(isClosed()).toEqual(false);
    tellPage({ type: 'page.shown' });
    pages[1]?.give(blocked);
    await settled();
    expect(isClosed()).toEqual(true);
  });
});
