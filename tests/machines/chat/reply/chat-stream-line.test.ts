import { describe, expect, test } from 'vitest';
import { selectText, selectTrouble } from '../../../../src/machines/chat/reply/chat-stream.selectors.ts';
import type { StreamEvent } from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import { retryPauses } from '../chat-samples.ts';
import { accepted, grown, start } from './reply-harness.ts';

const foreign: StreamEvent = { type: 'stream.delta', replyId: 'other', from: 1, pieces: ['Not mine'] };

describe('the connection of a reply', () => {
  test('is no longer slow once the reply is accepted', () => {
    const { actor, clock, reading } = start();
    clock.increment(15_000);
    reading().tell(accepted);
    expect(actor.getSnapshot().value).toEqual({ reading: 'streaming' });
    clock.increment(15_000);
    expect(selectTrouble(actor.getSnapshot())).toEqual(null);
  });

  test.each([
    ['known pieces', grown(1, 'Good ')],
    ['pieces of another reply', foreign],
    ['new pieces', grown(2, 'evening')],
  ])('counts its silence from the last sign of life, also from %s', (_title, event) => {
    const { actor, clock, reading } = start();
    reading().tell(accepted);
    reading().tell(grown(1, 'Good '));
    clock.increment(24_999);
    reading().tell(event);
    expect(actor.getSnapshot().value).toEqual({ reading: 'streaming' });
    clock.increment(24_999);
    expect(actor.getSnapshot().value).toEqual({ reading: 'streaming' });
  });

  test('without an answer is slow after 15 seconds and retried after 25', () => {
    const { actor, clock } = start();
    clock.increment(14_999);
    expect(selectTrouble(actor.getSnapshot())).toEqual(null);
    clock.increment(1);
    expect(selectTrouble(actor.getSnapshot())).toEqual('slow');
    clock.increment(9999);
    expect(selectTrouble(actor.getSnapshot())).toEqual('slow');
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual('reconnecting');
  });
});

describe('why a reply failed', () => {
  test('the connection was cut', () => {
    const { actor, clock, reading } = start();
    reading().tell(accepted);
    for (const pause of retryPauses) {
      reading().end();
      clock.increment(pause);
    }
    reading().end();
    expect(actor.getSnapshot().output?.failure).toEqual({ kind: 'stream', message: 'the reply was cut off' });
  });

  test('pieces were missing in every attempt', () => {
    const { actor, clock, reading } = start();
    reading().tell(accepted);
    for (const pause of retryPauses) {
      reading().tell(grown(3, 'ning'));
      clock.increment(pause);
    }
    reading().tell(grown(3, 'ning'));
    expect(actor.getSnapshot().output?.failure).toEqual({ kind: 'stream', message: 'the reply was cut off' });
  });

  test.each([
    ['before it was accepted', false],
    ['after it was accepted', true],
  ])('no answer, %s', (_title, isAccepted) => {
    const { actor, clock, reading } = start();
    for (const pause of [...retryPauses, 0]) {
      if (isAccepted) reading().tell(accepted);
      clock.increment(25_000);
      clock.increment(pause);
    }
    expect(actor.getSnapshot().output?.failure).toEqual({
      kind: 'unreachable',
      message: 'the stream was silent for too long',
    });
  });
});

describe('a mate that thinks before its first words', () => {
  const startThinking = () => {
    const started = start();
    started.reading().tell(accepted);
    started.reading().tell({ type: 'stream.thinking' });
    return started;
  };

  test('is shown until the first words, also while only heartbeats arrive', () => {
    const { actor, clock, reading } = startThinking();
    clock.increment(24_999);
    reading().tell({ type: 'stream.heartbeat' });
    clock.increment(24_999);
    expect(selectTrouble(actor.getSnapshot())).toEqual('thinking');
    reading().tell(grown(1, 'Good '));
    expect(selectTrouble(actor.getSnapshot())).toEqual(null);
  });

  test('is reconnected after 25 seconds without a heartbeat', () => {
    const { actor, clock } = startThinking();
    clock.increment(24_999);
    expect(selectTrouble(actor.getSnapshot())).toEqual('thinking');
    clock.increment(1);
    expect(selectTrouble(actor.getSnapshot())).toEqual('reconnecting');
  });

  test('fails in the end if it never says a word', () => {
    const { actor, clock, reading } = start();
    for (const pause of [...retryPauses, 0]) {
      reading().tell({ type: 'stream.thinking' });
      clock.increment(25_000);
      clock.increment(pause);
    }
    expect(actor.getSnapshot().output?.failure?.message).toEqual('the stream was silent for too long');
  });
});

describe('Stop before the server answers', () => {
  const startHalting = () => {
    const started = start();
    started.actor.send({ type: 'reply.stop' });
    return started;
  };

  test('waits five seconds for the acceptance', () => {
    const { actor, clock } = startHalting();
    expect(selectTrouble(actor.getSnapshot())).toEqual('stopping');
    clock.increment(4999);
    expect(actor.getSnapshot().value).toEqual({ reading: 'awaitingAcceptance' });
    clock.increment(1);
    expect(actor.getSnapshot().output?.outcome).toEqual('stopped');
  });

  test('stops a reply whose pieces arrive, and keeps its text', () => {
    const { actor, reading, stops } = startHalting();
    reading().tell(grown(1, 'Good '));
    expect(actor.getSnapshot().value).toEqual('stopping');
    expect(stops).toEqual(['message-2']);
    expect(selectText(actor.getSnapshot())).toEqual('Good ');
  });
});
