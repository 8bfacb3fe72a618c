import { describe, expect, test } from 'vitest';
import type { Message, RoomInfo } from '../../../../contract/rooms/room.ts';
import * as reducers from '../../../../src/machines/chat/conversation.reducers.ts';
import * as turns from '../../../../src/machines/chat/conversation-turns.reducers.ts';
import type { ChatMessage, ConversationContext } from '../../../../src/machines/chat/conversation.types.ts';
import { toChatMessage } from '../../../../src/machines/chat/history/transcript.ts';
import type { ReplyOutcome } from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import type { TurnOutcome } from '../../../../src/machines/chat/reply/reply-turn.reducers.ts';
import { contextOf } from './conversation-context.ts';
import { idNumber, mate, message, own, page, room, seed } from '../chat-samples.ts';
import { outgoing, sendOf } from '../outgoing.ts';

const failure = { kind: 'unreachable', message: 'no answer' } as const;
const idsOf = (messages: readonly ChatMessage[] = []) => messages.map(({ messageId }) => messageId);

describe('the pages of a conversation', () => {
  test('a room opens without positions that only branches have', () => {
    expect(contextOf([message(1)])).toMatchObject({ idCount: 0, lastSeq: 0, hasMore: false });
    expect(contextOf({ ...page([message(1)]), lastSeq: 7 }).lastSeq).toBe(7);
  });

  test('older messages are put before those that are shown', () => {
    const change = reducers.addOlderPage(
      { context: contextOf([message(11)]) },
      { info: page([message(10)], true) },
    );
    expect([idsOf(change.messages), change.hasMore]).toEqual([['message-10', 'message-11'], true]);
  });

  test('the newest page raises the last position, and never lowers it', () => {
    const lastSeqOf = (lastSeq: number, info: RoomInfo) =>
      reducers.addLatestPage({ context: contextOf([message(1)], { lastSeq }) }, { info }).lastSeq;
    const newest = page([message(1), message(2)]);
    expect([
      lastSeqOf(0, newest),
      lastSeqOf(5, { ...newest, lastSeq: 9 }),
      lastSeqOf(9, { ...newest, lastSeq: 5 }),
    ]).toEqual([0, 9, 9]);
  });

  test.each([{ title: 'Night walk' }, { unavailable: true }, { missingModel: 'model-1' }] as const)(
    'the newest page brings what changed of the room, with the same mate: %j',
    (changed) => {
      const context = contextOf([message(1)]);
      const roomAfter = (latest: Partial<typeof room>) =>
        reducers.addLatestPage({ context }, { info: { ...page([message(1)]), room: { ...room, ...latest } } })
          .room;
      expect(roomAfter({ updatedAt: 9000 })).toBe(context.room);
      const after = roomAfter({ ...changed, mate: { ...mate, chats: 13 } });
      expect(after).toEqual({ ...room, ...changed });
      expect(after?.mate).toBe(context.room.mate);
    },
  );

  test('the range that is shown begins at the first stored message', () => {
    const context = contextOf([message(3), message(4)]);
    const [first, second] = context.messages;
    const messages = [first, second].flatMap((one) => one ?? []);
    const [unstored, stored] = [{ ...messages[0], messageId: null }, messages[1]] as ChatMessage[];
    const beforeOf = (shown: readonly (ChatMessage | undefined)[]) =>
      reducers.createRangeEvent({ ...context, messages: shown.flatMap((one) => one ?? []) }).before;
    expect([beforeOf(messages), beforeOf([unstored, stored]), beforeOf([])]).toEqual([3, 4, null]);
  });

  test('only a page with news is fetched', () => {
    const shown = [own(1), message(2)];
    const isBehind = (
      newest: readonly Message[],
      { known = shown, ...last }: Partial<ChatMessage> & { readonly known?: readonly Message[] } = {},
      lastSeq?: number,
    ) => {
      const context = contextOf(known);
      const messages = context.messages.map((one, index) =>
        index === known.length - 1 ? { ...one, ...last } : one,
      );
      const info = lastSeq === undefined ? page(newest) : { ...page(newest), lastSeq };
      return reducers.isBehind({ context: { ...context, messages } }, { info });
    };
    expect(isBehind([])).toBe(false);
    expect(isBehind([message(2)])).toBe(false);
    expect(isBehind([own(1)])).toBe(false);
    expect(isBehind([message(2), message(3)])).toBe(true);
    expect(isBehind([message(3)], {}, 1)).toBe(false);
    expect(isBehind([message(2, { messageId: 'message-other' })])).toBe(true);
    expect(isBehind([message(1)], { known: [] })).toBe(true);
    expect(isBehind([message(2)], { status: 'streaming' })).toBe(true);
    expect(isBehind([message(2, { status: 'streaming' })], { status: 'streaming' })).toBe(false);
    expect(isBehind([message(2, { status: 'streaming' })], { status: 'stopped', isUnconfirmed: true })).toBe(
      false,
    );
    expect(isBehind([message(2)], { isUnconfirmed: true })).toBe(true);
  });

  test('a changed message is replaced where it is shown, and what a deleted one taught is removed', () => {
    const facts = [{ factId: 'fact-1', text: 'Likes tea' }];
    const context = contextOf([own(1, { learned: facts }), own(2, { learned: facts })]);
    const after = (change: Parameters<typeof reducers.changeMessage>[1]) =>
      reducers.changeMessage({ context }, change).messages;
    const forgotten = after({ type: 'facts.forgotten', messageId: 'message-1' });
    expect(forgotten?.map(({ learned }) => learned.length)).toEqual([0, 1]);
    const liked = after({ type: 'message.changed', message: own(2, { liked: true }) });
    expect(liked?.map(({ isLiked }) => isLiked)).toEqual([false, true]);
    expect(after({ type: 'message.changed', message: own(3) })).toBe(context.messages);
  });
});

describe('the turns of a conversation', () => {
  test('a refusal is cleared, and only that', () => {
    const [fine, refused, broken] = [message(1), message(2), message(3)].map(toChatMessage) as [
      ChatMessage,
      ChatMessage,
      ChatMessage,
    ];
    const all = [fine, { ...refused, failure }, { ...broken, failure, isUnconfirmed: true }];
    const { messages, replaced } = turns.clearRefusals({
      context: contextOf([], { messages: all, replaced: all }),
    });
    expect(messages).toEqual([fine, refused, all[2]]);
    expect(replaced).toEqual(messages);
    expect(messages?.[0]).toBe(fine);
  });

  test('an edit of a message that is not shown is one elsewhere', () => {
    const send = sendOf();
    const edit = sendOf(outgoing({ edits: 'message-1' }));
    const retry = { kind: 'retry', messageId: 'message-1', clientReplyId: idNumber(0) } as const;
    const replaced = contextOf([message(1)]).messages;
    const isElsewhere = (more: Partial<ConversationContext>) =>
      turns.isElsewhere({ context: contextOf([], more) });
    expect(isElsewhere({ request: edit })).toBe(true);
    expect(
      [{ request: null }, { request: send }, { request: retry }, { request: edit, replaced }].map(
        isElsewhere,
      ),
    ).toEqual([false, false, false, false]);
  });

  test('another reply takes the place of what follows its message', () => {
    const context = contextOf([own(1), message(2, { replyTo: 'message-1' })]);
    const after = (messageId: string) => turns.requestReply({ context }, { kind: 'another', messageId });
    expect([idsOf(after('message-1').messages), idsOf(after('message-1').replaced)]).toEqual([
      ['message-1'],
      ['message-2'],
    ]);
    expect(after('message-1').idCount).toBe(1);
    expect(idsOf(after('message-9').replaced)).toEqual(['message-1', 'message-2']);
  });

  test('another reply can be requested for a shown message that has one', () => {
    const context = contextOf([
      own(1),
      message(2, { replyTo: 'message-1' }),
      message(3, { replyTo: 'message-0' }),
    ]);
    const can = (messageId: string) => turns.canRequest({ context }, { kind: 'another', messageId });
    expect(['message-1', 'message-2', 'message-0'].map(can)).toEqual([true, false, false]);
  });

  test('each message and each request has an id of its own', () => {
    const start = seed.slice(0, -12);
    expect(reducers.idFrom(`${start}0000000000ff`, 1)).toBe(`${start}000000000100`);
    expect(reducers.idFrom(`${start}00000000000a`, 3)).toBe(`${start}00000000000d`);
    expect(reducers.idFrom(`${start}ffffffffffff`, 1)).toBe(`${start}000000000000`);
    const jitterOf = (idSeed: string) => reducers.toRoomRefreshInput(contextOf([], { idSeed })).jitter;
    expect(['80000000', '00000001'].map((first) => jitterOf(first + seed.slice(8)))).toEqual([0.5, 2 ** -32]);
  });

  test('the composer recalls the five newest inputs', () => {
    const inputs = Array.from({ length: 7 }, (_, index) => own(index + 1));
    expect(reducers.toComposerInput(contextOf(inputs)).recent).toEqual(
      [7, 6, 5, 4, 3].map((seq) => `Text ${seq}`),
    );
  });
});

const ended: ReplyOutcome = {
  outcome: 'failed',
  replyId: null,
  messageId: null,
  text: '',
  message: null,
  benefits: null,
  failure,
};
const outcome = (kind: TurnOutcome['kind'], end: Partial<ReplyOutcome> = {}): TurnOutcome => ({
  kind,
  end: { ...ended, ...end },
  info: null,
});

describe('the end of a turn', () => {
  test.each([
    ['delivered', outcome('answered')],
    ['delivered', outcome('acceptedAfterStop', { outcome: 'stopped' })],
    ['delivered', outcome('failed', { replyId: 'message-4' })],
    ['roomBusy', outcome('roomBusy')],
    ['stopped', outcome('undelivered', { outcome: 'stopped' })],
    ['failed', outcome('undelivered')],
  ] as const)('its message is %s', (result, turn) => {
    expect(turns.resultOf(turn)).toBe(result);
  });

  test.each([
    ['without a word of the server', true, { replyId: 'message-4' }],
    ['with what is stored', false, { replyId: 'message-4', message: message(4) }],
    ['before it began', false, {}],
  ] as const)('a reply that ends %s may be stored otherwise: %s', (_, isUnconfirmed, end) => {
    const output = outcome('failed', end);
    expect(turns.isUnconfirmed({ event: { type: 'xstate.done.actor.replyTurn', output } })).toBe(
      isUnconfirmed,
    );
    expect(turns.isUnconfirmed({ event: { type: 'reply.stop' } })).toBe(false);
  });

  const shown = [own(1), message(2)];
  const replaced = [message(4), message(5)].map(toChatMessage);
  const resumed = { kind: 'resume', replyId: 'message-4', after: 0, text: '' } as const;

  test.each([
    ['it never began', sendOf(), {}, ['message-4', 'message-5']],
    ['nothing was sent', resumed, {}, ['message-4', 'message-5']],
    ['it is done', sendOf(), { outcome: 'done' }, [null]],
    ['its message was accepted', sendOf(), { messageId: 'message-3' }, ['message-3']],
    ['it broke', resumed, { replyId: 'message-4' }, ['message-4']],
    ['it replaced another', resumed, { replyId: 'message-6' }, ['message-6']],
    ['it is stored', resumed, { message: message(6, { replyTo: 'message-1' }) }, ['message-6']],
    [
      'its message is stored already',
      sendOf(outgoing({ clientMessageId: idNumber(1001) })),
      { outcome: 'done' },
      ['message-4', 'message-5'],
    ],
    [
      'its stored text names the message',
      sendOf(),
      { message: message(6, { replyTo: 'message-3' }) },
      ['message-3', 'message-6'],
    ],
  ] as const)('what a reply replaced is shown again unless it began: %#, %s', (_, request, end, rest) => {
    const context = contextOf(shown, { replaced, request });
    const after = turns.applyOutcome({ context }, outcome('failed', end));
    expect(idsOf(after.messages)).toEqual(['message-1', 'message-2', ...rest]);
    expect(after).toMatchObject({ request: null, replaced: [] });
  });
});
