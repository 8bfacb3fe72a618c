import type { ReplyActor } from '../../../src/machines/chat/reply/chat-stream.machine.ts';
import type { ChatMessage } from '../../../src/machines/chat/conversation.types.ts';

interface RecordedReply {
  readonly text: string;
  /** Whether it will not change. */
  readonly whole: boolean;
}

interface RecordedMessage {
  readonly clientMessageId: string | null;
  readonly messageId: string;
  readonly text: string;
  readonly replies: Map<string, RecordedReply>;
}

/** The messages that a page has shown as stored, by the IDs of the server, to be compared with the database. */
export class PageRecord {
  readonly violations: string[] = [];
  readonly #messages = new Map<string, RecordedMessage>();
  /** The text of each reply as far as it was shown while it was streamed. */
  readonly #streamed = new Map<string, string>();
  #reply: ReplyActor | undefined;
  #shown: readonly ChatMessage[] = [];

  /** The messages of the user that the server has acknowledged, in their order. */
  get messages(): readonly RecordedMessage[] {
    return [...this.#messages.values()];
  }

  readonly addSkipped = (lines: number): void => {
    this.violations.push(`${lines} lines of a stream could not be read`);
  };

  /** The page shows these messages. */
  add(messages: readonly ChatMessage[]): void {
    const known = new Set(this.#shown);
    this.#shown = messages;
    for (const message of messages) if (!known.has(message)) this.#addOne(message);
  }

  /** Follows the reply that is being streamed. */
  follow(reply: ReplyActor | undefined): void {
    if (reply === undefined || reply === this.#reply) return;
    this.#reply = reply;
    reply.subscribe(({ context: { replyId, text } }) => {
      if (replyId === null) return;
      this.#checkGrown(replyId, text);
      this.#streamed.set(replyId, text);
    });
  }

  #addOne({ role, messageId, clientMessageId, text, status, replyTo }: ChatMessage): void {
    if (messageId === null) return;
    if (role === 'user') {
      const replies = this.#messages.get(messageId)?.replies ?? new Map<string, RecordedReply>();
      this.#messages.set(messageId, { clientMessageId, messageId, text, replies });
      return;
    }
    this.#checkGrown(messageId, text);
    const whole = status === 'done';
    if (replyTo !== null) this.#messages.get(replyTo)?.replies.set(messageId, { text, whole });
  }

  #checkGrown(replyId: string, text: string): void {
    if (!text.startsWith(this.#streamed.get(replyId) ?? '')) {
      this.violations.push(`${replyId} lost words that were shown`);
    }
  }
}
