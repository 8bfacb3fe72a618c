import { describe, expect, test } from 'vitest';
import { failed, idNumber, message, own, page } from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';
import { finished, startConversation as start } from './live-conversation.ts';
import { messagesOf } from '../shown-messages.ts';

describe('a conversation continues', () => {
  test('after a crash of the composer, which restarts with its draft', async () => {
    const talk = start({ draft: 'Are you' }, 'composer');
    talk.composer()?.send({ type: 'draft.change', text: 'Are you there?' });
    expect(talk.draft()).toBeUndefined();
    talk.clock.increment(60_000);
    expect(talk.draft()).toEqual('Are you');
  });

  test('after a crash of a turn: its message is not sent, and the user sees why', async () => {
    const talk = start({}, 'replyTurn');
    talk.say('Hello');
    talk.stream(finished);
    await settled();
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
