import type { ReplyActor } from '../../../machines/chat/reply/chat-stream.machine.ts';
import type { OutgoingMessageActor } from '../../../machines/chat/outbox/outgoing-message.machine.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import type { OutboxEntry } from '../../../machines/chat/outbox/outbox.reducers.ts';
import { groupOf, sectionOf } from '../../../machines/chat/history/part-heights.reducers.ts';
import { alternativesOf, nextSeq, toUnsentMessage } from '../../../machines/chat/history/transcript.ts';

/** A message with what is shown around it. */
export interface ThreadItem {
  readonly message: ChatMessage;
  /** The actor of a message in the outbox: it has the status. Undefined for all others. */
  readonly outgoing?: OutgoingMessageActor;
  /** The reply that is being written into this message; null where it is not. */
  readonly live: ReplyActor | null;
  /** Whether the time is shown before it. */
  readonly isDated: boolean;
}

/** Messages that are drawn together. */
export interface ThreadGroup {
  readonly key: number;
  readonly items: readonly ThreadItem[];
  /** Whether it is at the end of the conversation, which is followed: its height must be the real one. */
  readonly isEnd: boolean;
}

/** Groups that are drawn or removed together: the browser spends time on each element, also on an empty one. */
export interface ThreadSection {
  readonly key: number;
  readonly groups: readonly ThreadGroup[];
  readonly isEnd: boolean;
}

interface Parts {
  /** The stored messages. */
  readonly messages: readonly ChatMessage[];
  /** The messages in the outbox. */
  readonly outgoing: readonly OutboxEntry[];
  readonly reply: ReplyActor | undefined;
  readonly replyId: string | null;
  /** The messages that the reply replaces. */
  readonly replaced: readonly ChatMessage[];
}

/** The conversation as it is drawn. A group keeps its messages when older ones are added. */
export const sectionsOf = (parts: Parts): readonly ThreadSection[] => {
  const { reply } = parts;
  const shown = inOrder(parts);
  const items = shown.map((line, index): ThreadItem => {
    const { message } = line;
    const before = shown[index - 1]?.message;
    return {
      ...line,
      live: message.status === 'streaming' ? (reply ?? null) : null,
      isDated: isApart(before, message),
    };
  });
  const inGroups = groupedBy(items, ({ message }) => groupOf(message.seq));
  const groups = inGroups.map(([key, group], index): ThreadGroup => ({
    key,
    items: group,
    isEnd: index >= inGroups.length - 2,
  }));
  return groupedBy(groups, ({ key }) => sectionOf(key)).map(([key, section]) => ({
    key,
    groups: section,
    isEnd: section.some(({ isEnd }) => isEnd),
  }));
};

const groupedBy = <Item>(items: readonly Item[], keyOf: (item: Item) => number): [number, Item[]][] => {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups];
};

/** After this long without a message, in milliseconds, the time is shown. */
const silence = 60 * 60 * 1000;

const isApart = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before === undefined || message.createdAt - before.createdAt > silence;

type Line = Pick<ThreadItem, 'message' | 'outgoing'>;

/** The stored messages, the one that is being sent, the reply under way, and the messages behind them in the outbox. */
const inOrder = ({ messages, outgoing, reply, replyId, replaced }: Parts): readonly Line[] => {
  const stored = messages.filter(
    ({ status, messageId }) => status !== 'streaming' && (messageId === null || messageId !== replyId),
  );
  const next = nextSeq(stored);
  const unsent = outgoing.map(({ ref }, index): Line => ({
    message: toUnsentMessage(ref.getSnapshot().context, {
      seq: next + index,
      status: 'queued',
      failure: null,
    }),
    outgoing: ref,
  }));
  const end = outgoing.findLastIndex(({ phase }) => phase === 'sending') + 1;
  const answered = [...stored.map((message): Line => ({ message })), ...unsent.slice(0, end)];
  if (reply === undefined) return [...answered, ...unsent.slice(end)];
  const place = placeFor(replyId, answered.at(-1)?.message, alternativesOf(replaced, 'mate'));
  return [...answered, { message: place }, ...unsent.slice(end)];
};

/** The reply under way as a message, so that its element stays when it is stored. */
const placeFor = (
  replyId: string | null,
  last: ChatMessage | undefined,
  alternatives: readonly string[],
): ChatMessage => ({
  key: replyId ?? 'reply',
  messageId: replyId,
  clientMessageId: null,
  seq: (last?.seq ?? 0) + 1,
  role: 'mate',
  text: '',
  status: 'streaming',
  replyTo: last?.messageId ?? null,
  createdAt: last?.createdAt ?? 0,
  isLiked: false,
  isEdited: false,
  isPinned: false,
  alternatives,
  learned: [],
  problem: null,
  failure: null,
  isUnconfirmed: false,
});
