import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { idNumber } from '../chat-samples.ts';
import { startConversation as start } from './live-conversation.ts';
import { messagesOf } from '../shown-messages.ts';

describe('a message before the age is confirmed', () => {
  test.each([4031, 4032])(
    '[S2.28] refused with %i it stays, and is sent once, with the same id, when the age is confirmed',
    (code) => {
      const { actor, say, breakStream, shown, requests } = start();
      say('Hello');
      breakStream(new ApiError('rejected', 'Please enter your date of birth first.', { code }));
      expect(shown().at(-1)).toBe('notSent: Hello');
      expect(requests).toHaveLength(1);

      actor.send({ type: 'age.confirmed' });
      actor.send({ type: 'age.confirmed' });
      expect(shown().at(-1)).toBe('sending: Hello');
      expect(requests.map((request) => request.kind === 'send' && request.clientMessageId)).toEqual([
        idNumber(0),
        idNumber(0),
      ]);
    },
  );

  test('[S2.28] a message refused for another reason is not sent', () => {
    const { actor, say, breakStream } = start();
    say('Hello');
    breakStream(new ApiError('rejected', 'You are out of credits.', { code: 4020 }));
    actor.send({ type: 'age.confirmed' });
    expect(messagesOf(actor).at(-1)?.status).toBe('notSent');
  });
});
