import type { ReplyActor } from '../../machines/chat/chat-stream.selectors.ts';
import type { ChatMessage } from '../../machines/chat/conversation.types.ts';

/** A message with what stands around it. */
export interface ThreadItem {
  readonly message: ChatMessage;
  /** The reply that is being written into this message; null where it is not. */
  readonly live: ReplyActor | null;
  /** Whether the time is told in front of it. */
  readonly isDated: boolean;
  /** Whether this visit's part of the conversation begins with it. */
  readonly isFirstOfVisit: boolean;
}

/** Messages that are laid out together; out of sight they cost nothing. */
export interface ThreadGroup {
  readonly key: number;
  readonly items: readonly ThreadItem[];
}

interface Parts {
  readonly messages: readonly ChatMessage[];
  /** The place of the newest message when the room was opened. */
  readonly lastSeqAtOpen: number;
  readonly reply: ReplyActor | undefined;
  readonly replyId: string | null;
}

/** The conversation as it is drawn. A group keeps its messages when older ones come in. */
export const groupsOf = ({ messages, lastSeqAtOpen, reply, replyId }: Parts): readonly ThreadGroup[] => {
  const settled = messages.filter(
    ({ status, messageId }) => status !== 'streaming' && (messageId === null || messageId !== replyId),
  );
  const shown = reply === undefined ? settled : withReply(replyId, settled);
  const items = shown.map((message, index): ThreadItem => ({
    message,
    live: message.status === 'streaming' ? (reply ?? null) : null,
    isDated: isApart(shown[index - 1], message),
    isFirstOfVisit: message.seq > lastSeqAtOpen && (shown[index - 1]?.seq ?? lastSeqAtOpen) <= lastSeqAtOpen,
  }));
  const groups = new Map<number, ThreadItem[]>();
  for (const item of items) {
    const key = Math.floor(item.message.seq / groupSize);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].map(([key, group]) => ({ key, items: group }));
};

const groupSize = 24;

/** How long a silence is, in milliseconds, before the time is told again. */
const silence = 60 * 60 * 1000;

const isApart = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before === undefined || message.createdAt - before.createdAt > silence;

/** Adds the reply under way, in front of the messages that still wait to be sent. */
const withReply = (replyId: string | null, settled: readonly ChatMessage[]): readonly ChatMessage[] => {
  const end = settled.findLastIndex(({ status }) => status !== 'queued' && status !== 'notSent') + 1;
  const answered = settled.slice(0, end);
  return [...answered, placeFor(replyId, answered), ...settled.slice(end)];
};

/** The place that the reply under way has, so that its element stays when it becomes a message. */
const placeFor = (replyId: string | null, settled: readonly ChatMessage[]): ChatMessage => {
  const last = settled.at(-1);
  return {
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
    failure: null,
  };
};
