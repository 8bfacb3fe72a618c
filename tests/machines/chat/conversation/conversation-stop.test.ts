import { describe, expect, test } from 'vitest';
import { benefits, idNumber, message, own, page } from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';
import { accepted, thread, startConversation as start } from './live-conversation.ts';
import { messagesOf } from '../shown-messages.ts';

describe('a stopped message', () => {
  const stoppedEarly = () => {
    const talk = start();
    talk.say('Hello');
    talk.actor.send({ type: 'reply.stop' });
    return talk;
  };

  test('Stop before acceptance waits for it, and stops the accepted reply', async () => {
    const { stream, shown } = stoppedEarly();
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sending: Hello']);
    stream(accepted);
    await settled();
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'stopped: Good']);
  });

  test('Stop without an answer checks the room: a message that is not in it is not sent', async () => {
    const { clock, pages, shown, actor, effects, requests } = stoppedEarly();
    clock.increment(5000);
    expect(pages.map(({ before }) => before)).toEqual([null]);
    pages[0]?.give(page([own(1), message(2)]));
    await settled();
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'notSent: Hello']);
    expect(messagesOf(actor).at(-1)?.failure).toEqual(null);
    expect(effects.at(-1)).toEqual([
      'persistUnsent',
      { thread, message: { clientMessageId: idNumber(0), text: 'Hello', at: 9000, needsUser: true } },
    ]);
    clock.increment(60_000);
    expect(requests.length).toEqual(1);
  });

  test('Stop without an answer checks the room: a message that is in it is sent, and its reply shown', async () => {
    const { clock, pages, shown, effects } = stoppedEarly();
    clock.increment(5000);
    const taken = own(3, { clientMessageId: idNumber(0), text: 'Hello' });
    pages[0]?.give(page([own(1), message(2), taken, message(4, { replyTo: 'message-3' })]));
    await settled();
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'done: Text 4']);
    expect(effects).toContainEqual(['forgetUnsent', { thread, ids: [idNumber(0)] }]);
    expect(effects).toContainEqual(['updateBenefits', expect.objectContaining({ benefits: null })]);
  });

  test.each(['fail', 'keep silent'] as const)(
    'Stop where the room can %s too leaves the message unsent, to be sent again or recalled',
    async (how) => {
      const { clock, pages, shown } = stoppedEarly();
      clock.increment(5000);
      if (how === 'fail') pages[0]?.fail();
      await settled();
      clock.increment(3000);
      expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'notSent: Hello']);
    },
  );

  test('a complete reply confirms its message, even if the host did not', () => {
    const { say, stream, shown, actor, effects, draft } = start();
    say('Hello');
    stream({ type: 'stream.finished', message: message(4, { text: 'Good evening.' }), benefits });
    expect(effects).toContainEqual(['forgetUnsent', { thread, ids: [idNumber(0)] }]);
    expect(shown()).toEqual(['sent: Text 1', 'done: Text 2', 'sent: Hello', 'done: Good evening.']);
    expect(messagesOf(actor).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(draft()).toEqual('');
  });
});
