import { describe, expect, test } from 'vitest';
import {
  selectComposer,
  selectInspiration,
  selectMessageCare,
  selectMessages,
} from '../../src/machines/conversation.selectors.ts';
import { message, own, page } from './chat-samples.ts';
import { settled } from './deferred.ts';
import { accepted, finished, startConversation as start } from './live-conversation.ts';

/** Whatever broke, one can go on talking. */
async function expectToGoOn(talk: ReturnType<typeof start>, line: string): Promise<void> {
  await settled();
  expect(talk.logged).toEqual([line]);
  expect(talk.actor.getSnapshot().status).toEqual('active');
  talk.say('Hello');
  talk.stream(accepted);
  talk.stream(finished);
  expect(talk.shown().slice(-2)).toEqual(['sent: Hello', 'done: Good evening.']);
}

describe('a conversation goes on', () => {
  test('where the history breaks', async () => {
    const talk = start({ info: page([own(11), message(12)], true) }, 'history');
    talk.history('history.reached');
    talk.pages[0]?.fail();
    await expectToGoOn(talk, 'history broke');
  });

  test('where the renewal breaks', async () => {
    const talk = start({}, 'renewal');
    talk.page({ type: 'page.shown' });
    talk.pages[0]?.fail();
    await expectToGoOn(talk, 'renewal broke');
  });

  test('where the ideas break', async () => {
    const talk = start({}, 'inspiration');
    talk.ideas[0]?.(['Yes.']);
    await expectToGoOn(talk, 'inspiration broke');
    expect(selectInspiration(talk.actor.getSnapshot())?.getSnapshot().status).not.toEqual('active');
  });

  test('where the care for a message breaks', async () => {
    const talk = start({}, 'messageCare');
    selectMessageCare(talk.actor.getSnapshot())?.send({
      type: 'message.like',
      messageId: 'message-2',
      liked: true,
    });
    await expectToGoOn(talk, 'messageCare broke');
  });

  test('where the composer breaks, with a new one that holds what was there', async () => {
    const talk = start({ draft: 'Are you' }, 'composer');
    selectComposer(talk.actor.getSnapshot())?.send({ type: 'draft.change', text: 'Are you there?' });
    await settled();
    expect(talk.logged).toEqual(['composer broke']);
    expect(talk.draft()).toEqual('Are you');
  });

  test('where a turn breaks: its message waits for the person, who is told why', async () => {
    const talk = start({}, 'turn');
    talk.say('Hello');
    talk.stream(finished);
    await settled();
    expect(talk.logged).toEqual(['turn broke']);
    expect(talk.shown().at(-1)).toEqual('notSent: Hello');
    expect(selectMessages(talk.actor.getSnapshot()).at(-1)?.failure?.message).toEqual('turn broke');
  });
});
