import { describe, expect, test } from 'vitest';
import type { ReplyOutcome } from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import {
  mergeMessages,
  mergeLatestPage,
  applyReply,
  toChatMessage,
} from '../../../../src/machines/chat/history/transcript.ts';
import { message, own } from '../chat-samples.ts';

const question = own(1, { text: 'Hello' });
const failed = message(2, { text: '', status: 'failed', replyTo: 'message-1', problem: 'slow' });
const cut = message(2, { text: 'Good eve', status: 'interrupted', replyTo: 'message-1', problem: 'broken' });

/** The end of a reply for a page that read nothing else of it. */
const end = (more: Partial<ReplyOutcome>): ReplyOutcome => ({
  outcome: 'failed',
  replyId: 'message-2',
  messageId: 'message-1',
  text: '',
  message: null,
  benefits: null,
  failure: { kind: 'rejected', code: 5021, message: 'Cut off.' },
  ...more,
});

describe('a reply that ended too soon', () => {
  test.each([failed, cut])('is shown as it is stored, on whatever page: $status', (stored) => {
    const sender = applyReply([toChatMessage(question)], end({ message: stored, text: stored.text }), {
      seq: 2,
      alternatives: [],
    });
    const watcher = applyReply([toChatMessage(question)], end({ message: stored }), {
      seq: 2,
      alternatives: [],
    });
    const reloaded = [question, stored].map(toChatMessage);
    expect(sender).toEqual(reloaded);
    expect(watcher).toEqual(reloaded);
    expect(watcher.at(-1)).toMatchObject({
      problem: stored.problem,
      status: stored.status,
      text: stored.text,
    });
  });

  test('has the exact reason where there is one', () => {
    expect(toChatMessage({ ...failed, problem: 'empty', cause: 'thoughts' }).problem).toBe('thoughts');
  });

  test('keeps its reason when the room is read again', () => {
    const known = applyReply([toChatMessage(question)], end({ message: failed }), {
      seq: 2,
      alternatives: [],
    });
    const again = mergeLatestPage(known, { messages: [question, failed], lastSeq: 2 });
    expect(again.at(-1)).toMatchObject({ problem: 'slow', status: 'failed' });
    expect(mergeMessages(again, [failed]).at(-1)).toMatchObject({ problem: 'slow' });
  });

  test('is corrected by what is stored where the page only guessed', () => {
    const guessed = applyReply([toChatMessage(question)], end({}), { seq: 2, alternatives: [] });
    expect(guessed.at(-1)).toMatchObject({ status: 'failed', problem: null });
    expect(mergeLatestPage(guessed, { messages: [question, cut], lastSeq: 2 }).at(-1)).toMatchObject({
      status: 'interrupted',
      text: 'Good eve',
      problem: 'broken',
    });
  });
});

test('[29.2] the first message of a room is replaced by its alternative, whatever their positions are', () => {
  const alternatives = ['message-1', 'message-2', 'message-3'];
  const versions = [1, 2, 3].map((seq) => message(seq, { text: `Version ${String(seq)}`, alternatives }));
  let known = mergeLatestPage([], { messages: versions.slice(0, 1), lastSeq: 3 });
  for (const version of [1, 2, 0, 2]) {
    known = mergeLatestPage(known, { messages: versions.slice(version, version + 1), lastSeq: 3 });
    expect(known.map(({ text }) => text)).toEqual([versions[version]?.text]);
  }
});
