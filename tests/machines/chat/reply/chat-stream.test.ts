import { describe, expect, test } from 'vitest';
import { code as codes } from '../../../../contract/envelope.ts';
import { isTransient } from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import {
  refusalIn,
  selectText,
  selectTrouble,
} from '../../../../src/machines/chat/reply/chat-stream.selectors.ts';
import { benefits, busy, empty, expired, message, unreachable, retryPauses } from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';
import { accepted, finished, grown, send, start, whole } from './reply-harness.ts';

describe('chatStream', () => {
  test('a reply is accepted, streamed in pieces and completed with the stored message', () => {
    const { actor, reading, received } = start();
    expect(reading().request).toEqual(send);
    expect(actor.getSnapshot().value).toEqual({ reading: { connecting: 'pending' } });
    reading().tell(accepted);
    expect(received).toEqual([{ type: 'reply.accepted', messageId: 'message-1', replyId: 'message-2' }]);
    reading().tell(grown(1, 'Good ', 'eve'));
    reading().tell(grown(3, 'ning'));
    expect(selectText(actor.getSnapshot())).toEqual('Good evening');
    reading().tell(finished);
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'done',
      replyId: 'message-2',
      messageId: 'message-1',
      text: 'Good evening',
      message: whole,
      benefits,
      failure: null,
    });
  });

  test('what the acceptance says about the message is reported', () => {
    const { reading, received } = start();
    const said = { help: 'crisis', learned: [{ factId: 'fact-1', text: 'Sails.' }] } as const;
    reading().tell({ type: 'stream.accepted', messageId: 'message-1', replyId: 'message-2', ...said });
    expect(received).toEqual([
      { type: 'reply.accepted', messageId: 'message-1', replyId: 'message-2', ...said },
    ]);
  });

  test('what the stream says of the model is reported', () => {
    const { reading, reports } = start();
    const broken = message(2, { status: 'failed', problem: 'unreachable' });
    reading().tell(accepted);
    reading().tell({ type: 'stream.thinking' });
    reading().tell(grown(1, 'Good '));
    reading().tell(grown(2, 'eve'));
    reading().tell({ type: 'stream.broken', message: broken, failure: { kind: 'stream', message: 'gone' } });
    expect(reports).toEqual(['model.asked', 'model.answered', 'model.answered', 'model.gone']);
  });

  test('several pieces at once are appended in their order', () => {
    const { actor, reading } = start();
    expect(actor.getSnapshot().context.replyId).toBeNull();
    reading().tell(accepted);
    reading().tell(grown(1, 'Good ', 'eve', 'ning', '.'));
    reading().tell(grown(3, 'ning', '.', ' Come ', 'in', '.'));
    expect(selectText(actor.getSnapshot())).toEqual('Good evening. Come in.');
    expect(actor.getSnapshot().context.replyId).toBe('message-2');
  });

  test('a reply is requested again where the server or the connection failed, and not where it was refused', () => {
    const isAgain = [0, 499, 500].map((code) => isTransient({ kind: 'stream', code, message: '' }));
    expect([...isAgain, isTransient({ kind: 'stream', message: '' })]).toEqual([true, false, true, true]);
    const refused = { kind: 'rejected', code: codes.invalid, message: '' } as const;
    expect(refusalIn(refused)).toBe(refused);
    expect(refusalIn({ ...refused, code: codes.replyInterrupted })).toBe(null);
  });

  test('known pieces and pieces of another reply change nothing', () => {
    const { actor, reading } = start();
    reading().tell(accepted);
    reading().tell(grown(1, 'Good ', 'eve'));
    reading().tell(grown(1, 'Good '));
    for (const from of [3, 9])
      reading().tell({ type: 'stream.delta', replyId: 'other', from, pieces: ['!'] });
    expect(selectTrouble(actor.getSnapshot())).toBe(null);
    expect(selectText(actor.getSnapshot())).toEqual('Good eve');
    reading().tell(grown(2, 'eve', 'ning'));
    expect(selectText(actor.getSnapshot())).toEqual('Good evening');
  });

  test('missing pieces are requested again, and the text stays', () => {
    const { actor, clock, reading } = start();
    reading().tell(accepted);
    reading().tell(grown(1, 'Good '));
    reading().tell(grown(3, 'ning'));
    expect(selectTrouble(actor.getSnapshot())).toEqual('reconnecting');
    expect(selectText(actor.getSnapshot())).toEqual('Good ');
    clock.increment(500);
    expect(reading().request).toEqual({ kind: 'resume', replyId: 'message-2', after: 1, text: 'Good ' });
  });

  test('[S8.10] a broken stream is resumed where it broke', () => {
    const { actor, clock, readings, reading } = start();
    reading().tell(accepted);
    reading().tell(grown(1, 'Good '));
    reading().fail(unreachable);
    expect(actor.getSnapshot().value).toEqual('reconnecting');
    clock.increment(500);
    expect(actor.getSnapshot().value).toEqual({ reading: { connecting: 'pending' } });
    expect(readings.map(({ request }) => request)).toEqual([
      send,
      { kind: 'resume', replyId: 'message-2', after: 1, text: 'Good ' },
    ]);
    reading().tell(grown(2, 'evening.'));
    expect(selectText(actor.getSnapshot())).toEqual('Good evening.');
  });

  test('a reply that the server ended too soon fails with what it stored, and is not requested again', () => {
    const { actor, clock, refusals, readings, reading } = start();
    reading().tell(accepted);
    reading().tell(grown(1, 'Good '));
    const stored = message(2, { text: 'Good eve', status: 'interrupted', replyTo: 'message-1' });
    reading().tell({
      type: 'stream.broken',
      message: stored,
      failure: { kind: 'stream', message: 'no host' },
    });
    clock.increment(60_000);
    expect(actor.getSnapshot().output).toMatchObject({
      outcome: 'failed',
      message: stored,
      failure: { kind: 'stream', message: 'no host' },
    });
    expect([readings.length, refusals]).toEqual([1, []]);
  });

  test('25 seconds without a byte are a timeout; any byte restarts it', () => {
    const { actor, clock, reading } = start();
    reading().tell(accepted);
    clock.increment(24_999);
    reading().tell({ type: 'stream.heartbeat' });
    clock.increment(24_999);
    expect(actor.getSnapshot().value).toEqual({ reading: 'streaming' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual('reconnecting');
    expect(reading().isGivenUp).toEqual(true);
  });

  test('after 15 seconds without an answer it is slow', () => {
    const { actor, clock } = start();
    clock.increment(14_999);
    expect(selectTrouble(actor.getSnapshot())).toEqual(null);
    clock.increment(1);
    expect(selectTrouble(actor.getSnapshot())).toEqual('slow');
  });

  test('the backoff grows, and in the end the reply fails with its text', () => {
    const { actor, clock, readings, reading } = start();
    reading().tell(accepted);
    reading().tell(grown(1, 'Good '));
    for (const pause of retryPauses) {
      reading().fail(unreachable);
      const before = readings.length;
      clock.increment(pause - 1);
      expect(readings.length).toEqual(before);
      clock.increment(1);
      expect(readings.length).toEqual(before + 1);
    }
    reading().fail(unreachable);
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'failed',
      replyId: 'message-2',
      messageId: 'message-1',
      text: 'Good ',
      message: null,
      benefits: null,
      failure: { kind: 'unreachable', message: 'no answer' },
    });
  });

  test('new text resets the count of failures', () => {
    const { actor, clock, reading } = start();
    reading().tell(accepted);
    for (let piece = 1; piece <= 20; piece += 1) {
      reading().fail(unreachable);
      clock.increment(500);
      reading().tell(grown(piece, 'la '));
    }
    expect(actor.getSnapshot().value).toEqual({ reading: 'streaming' });
    expect(selectText(actor.getSnapshot())).toEqual('la '.repeat(20));
  });

  test('[S8.2] an expired session ends it at once, with that failure', () => {
    const { actor, reading } = start();
    reading().fail(expired);
    expect(actor.getSnapshot().output?.failure).toEqual({
      kind: 'expired',
      code: 5002,
      message: 'login expired',
    });
  });

  test('a refusal is final; a busy server is retried', () => {
    const refused = start();
    refused.reading().fail(empty);
    expect(refused.actor.getSnapshot().output?.failure).toEqual({
      kind: 'rejected',
      code: 4020,
      message: 'You are out of credits.',
    });
    expect(refused.refusals).toEqual(['You are out of credits.']);
    const overloaded = start();
    overloaded.reading().fail(busy);
    expect(overloaded.actor.getSnapshot().value).toEqual('reconnecting');
  });

  test('Stop asks the server to stop the reply and keeps its text', async () => {
    const { actor, reading, stops, stopping } = start();
    reading().tell(accepted);
    reading().tell(grown(1, 'Good '));
    actor.send({ type: 'reply.stop' });
    expect(stops).toEqual(['message-2']);
    expect(reading().isGivenUp).toEqual(true);
    const stopped = message(2, { text: 'Good eve', status: 'stopped' });
    stopping.resolve(stopped);
    await settled();
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'stopped',
      replyId: 'message-2',
      messageId: 'message-1',
      text: 'Good ',
      message: stopped,
      benefits: null,
      failure: null,
    });
  });

  test('Stop before acceptance waits for it, and stops the accepted reply', async () => {
    const { actor, reading, stops, stopping, received } = start();
    actor.send({ type: 'reply.stop' });
    reading().tell({ type: 'stream.heartbeat' });
    expect(actor.getSnapshot().value).toEqual({ reading: 'awaitingAcceptance' });
    reading().tell(accepted);
    expect([actor.getSnapshot().value, stops, received.length]).toEqual(['stopping', ['message-2'], 1]);
    stopping.resolve(message(2, { text: '', status: 'stopped' }));
    await settled();
    expect(actor.getSnapshot().output?.outcome).toEqual('stopped');
  });

  test('Stop ends the reply without an answer too', () => {
    const silent = start();
    silent.reading().tell(accepted);
    silent.actor.send({ type: 'reply.stop' });
    silent.clock.increment(15_000);
    expect(silent.actor.getSnapshot().output?.outcome).toEqual('stopped');
  });
});
