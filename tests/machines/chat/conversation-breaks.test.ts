import { describe, expect, test } from 'vitest';
import { failed, idNumber, message, own, page } from './chat-samples.ts';
import { settled } from '../support/deferred.ts';
import { accepted, finished, startConversation as start } from './live-conversation.ts';
import { messagesOf } from './shown-messages.ts';

/** Sends another message. Returns what was logged, and the last two messages. */
async function sendAnother(talk: ReturnType<typeof start>) {
  await settled();
  talk.say('Hello');
  talk.stream(accepted);
  talk.stream(finished);
  return { logged: talk.logged, said: talk.shown().slice(-2) };
}

const said = ['sent: Hello', 'done: Good evening.'];

describe.each(['olderMessages', 'roomRefresh', 'replySuggestions', 'messageActions'] as const)(
  'a crash of %s',
  (child) => {
    test('ends the part alone, and a retry starts another', async () => {
      const talk = start({ info: page([own(1), message(2)], true) }, child);
      const supervisor = talk.actor.getSnapshot().children[child];
      const part = () => supervisor?.getSnapshot().children.part;
      const crashed = part();
      talk.history('top.reached');
      talk.page({ type: 'page.shown' });
      for (const request of talk.pages) request.fail();
      talk.ideas[0]?.(['Yes.']);
      talk.messageActions()?.send({ type: 'message.like', messageId: 'message-2', liked: true });
      await settled();
      expect([talk.actor.getSnapshot().children[child] === supervisor, part()]).toEqual([true, undefined]);
      supervisor?.send({ type: 'load.retry' });
      expect(part()?.getSnapshot().status).toEqual('active');
      expect(part()).not.toBe(crashed);
    });
  },
);

describe('a conversation continues', () => {
  test('after a crash of olderMessages', async () => {
    const talk = start({ info: page([own(1), message(2)], true) }, 'olderMessages');
    talk.history('top.reached');
    talk.pages[0]?.fail();
    expect(await sendAnother(talk)).toEqual({ logged: ['olderMessages broke'], said });
  });

  test('after a crash of roomRefresh', async () => {
    const talk = start({}, 'roomRefresh');
    talk.page({ type: 'page.shown' });
    talk.pages[0]?.fail();
    expect(await sendAnother(talk)).toEqual({ logged: ['roomRefresh broke'], said });
  });

  test('after a crash of replySuggestions', async () => {
    const talk = start({}, 'replySuggestions');
    talk.ideas[0]?.(['Yes.']);
    expect(await sendAnother(talk)).toEqual({ logged: ['replySuggestions broke'], said });
  });

  test('after a crash of messageActions', async () => {
    const talk = start({}, 'messageActions');
    talk.messageActions()?.send({ type: 'message.like', messageId: 'message-2', liked: true });
    expect(await sendAnother(talk)).toEqual({ logged: ['messageActions broke'], said });
  });

  test('after a crash of the composer, which restarts with its draft', async () => {
    const talk = start({ draft: 'Are you' }, 'composer');
    talk.composer()?.send({ type: 'draft.change', text: 'Are you there?' });
    expect([talk.logged, talk.draft()]).toEqual([['composer broke'], undefined]);
    talk.clock.increment(60_000);
    expect(talk.draft()).toEqual('Are you');
  });

  test('after a crash of a turn: its message is not sent, and the user sees why', async () => {
    const talk = start({}, 'replyTurn');
    talk.say('Hello');
    talk.stream(finished);
    await settled();
    expect(talk.logged).toEqual(['replyTurn broke']);
    expect(talk.shown().at(-1)).toEqual('notSent: Hello');
    expect(messagesOf(talk.actor).at(-1)?.failure?.message).toEqual('replyTurn broke');
  });

  test('after a crash of a turn: its reply is interrupted, and the next one continues', async () => {
    const replies = [message(2, { status: 'streaming' }), message(4, { status: 'streaming' })];
    const talk = start({ info: page([own(1), ...replies]) }, 'replyTurn');
    talk.breakStream(failed);
    await settled();
    expect(talk.requests.map((request) => request.kind === 'resume' && request.replyId)).toEqual([
      'message-2',
      'message-4',
    ]);
    expect(talk.shown().slice(-2)).toEqual(['interrupted: Text 2', 'streaming: Text 4']);
  });

  test('after a crash of a turn: the message behind is queued, and both are sent at the next event', async () => {
    const talk = start(
      {
        unsent: [
          { clientMessageId: idNumber(501), text: 'One', at: 2000, needsUser: false },
          { clientMessageId: idNumber(502), text: 'Two', at: 3000, needsUser: false },
        ],
      },
      'replyTurn',
    );
    talk.stream(finished);
    await settled();
    expect(talk.shown().slice(-2)).toEqual(['notSent: One', 'queued: Two']);
    talk.page({ type: 'connection.restored' });
    expect(talk.shown().slice(-2)).toEqual(['sending: One', 'queued: Two']);
  });
});

describe('a conversation reports to the chat, which opens the room again,', () => {
  test('a crash of the outbox', async () => {
    const talk = start({}, 'outbox');
    await settled();
    expect(talk.received).toEqual([crashOf('outbox')]);
  });
});

const crashOf = (child: string) => ({ type: 'conversation.crashed', error: new Error(`${child} broke`) });
