import type { Observer } from 'xstate';
import type { Message, RoomInfo } from '../../../../contract/rooms/room.ts';
import type { ReplyRequest, StreamEvent } from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import { benefits, busy, expired, message, own, page, tooEarly, unreachable } from '../chat-samples.ts';
import type { ChangeStreamEvent } from '../../../../src/machines/chat/history/change-feed.machine.ts';

/** The fate of a request: it arrives, there is no network, the server is overloaded, the session is over. */
export type Line = 'up' | 'down' | 'busy' | 'expired';

type Reader = Pick<Observer<StreamEvent>, 'next' | 'error'>;
type Follower = Pick<Observer<ChangeStreamEvent>, 'next' | 'error'>;
type Send = Extract<ReplyRequest, { kind: 'send' }>;

/** A server with one room, in memory, with the real one's rules: one reply at a time, and each client id counts once. */
export class RoomHost {
  line: Line = 'up';
  readonly messages: Message[] = [];
  readonly #readers = new Map<Reader, string>();
  readonly #followers = new Set<Follower>();
  #changes = 0;

  /** Returns the user's messages, in the server's order. */
  get said(): readonly string[] {
    return this.messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  }

  async read(): Promise<RoomInfo> {
    const refusal = this.#refusal();
    if (refusal !== null) throw refusal;
    return page([...this.messages]);
  }

  /** Answers a request for a reply; returns what ends the reading. */
  answer(request: ReplyRequest, reader: Reader): () => void {
    const refusal = this.#refusal() ?? this.#open(request, reader);
    if (refusal !== null) queueMicrotask(() => reader.error?.(refusal));
    return () => void this.#readers.delete(reader);
  }

  /** Opens a feed of changes; returns what ends it. */
  follow(follower: Follower): () => void {
    const refusal = this.#refusal();
    this.#followers.add(follower);
    queueMicrotask(() => {
      if (!this.#followers.has(follower)) return;
      if (refusal === null) follower.next?.({ type: 'stream.opened', seq: this.#changes });
      else follower.error?.(refusal);
    });
    return () => void this.#followers.delete(follower);
  }

  /** Without a network every open stream breaks. */
  set(line: Line): void {
    this.line = line;
    if (line !== 'down') return;
    const cut = [...this.#readers.keys()];
    this.#readers.clear();
    for (const reader of cut) reader.error?.(unreachable);
    const left = [...this.#followers];
    this.#followers.clear();
    for (const follower of left) follower.error?.(unreachable);
  }

  /** Writes the reply under way to its end, if there is one. */
  finish(): void {
    const index = this.messages.findIndex(({ status }) => status === 'streaming');
    const reply = this.messages[index];
    if (reply === undefined) return;
    const whole: Message = { ...reply, status: 'done', text: `Reply ${reply.seq}` };
    this.messages[index] = whole;
    this.#announce();
    for (const [reader, replyId] of this.#readers) if (replyId === whole.messageId) this.#end(reader, whole);
  }

  #announce(): void {
    this.#changes += 1;
    const change = { type: 'change.received', seq: this.#changes, subject: { roomId: 'room-1' } } as const;
    for (const follower of this.#followers) {
      queueMicrotask(() => {
        if (this.#followers.has(follower)) follower.next?.(change);
      });
    }
  }

  #refusal(): Error | null {
    return { up: null, down: unreachable, busy, expired }[this.line];
  }

  /** Returns why there is no stream, or null once there is one. */
  #open(request: ReplyRequest, reader: Reader): Error | null {
    const reply = request.kind === 'send' ? this.#take(request) : this.#find(request);
    if (reply === null) return tooEarly;
    const { messageId: replyId, replyTo } = reply;
    this.#readers.set(reader, replyId);
    queueMicrotask(() => {
      if (this.#readers.has(reader) && replyTo !== null && request.kind === 'send')
        reader.next?.({ type: 'stream.accepted', messageId: replyTo, replyId });
      if (this.#readers.has(reader) && reply.status === 'done') this.#end(reader, reply);
    });
    return null;
  }

  /** The reply to the message, which is stored now unless it was before; null while another reply is under way. */
  #take({ clientMessageId, text }: Send): Message | null {
    const stored = this.messages.find((one) => one.clientMessageId === clientMessageId);
    if (stored !== undefined)
      return this.messages.find(({ replyTo }) => replyTo === stored.messageId) ?? null;
    if (this.messages.some(({ status }) => status === 'streaming')) return null;
    const seq = this.messages.length + 1;
    const reply = message(seq + 1, { text: '', status: 'streaming', replyTo: `message-${seq}` });
    this.messages.push(own(seq, { clientMessageId, text }), reply);
    this.#announce();
    return reply;
  }

  #find(request: Exclude<ReplyRequest, Send>): Message {
    const found = this.messages.find(
      ({ messageId }) => request.kind === 'resume' && messageId === request.replyId,
    );
    if (found === undefined) throw new Error(`nobody asked for a ${request.kind}`);
    return found;
  }

  #end(reader: Reader, whole: Message): void {
    queueMicrotask(() => {
      const isRead = this.#readers.delete(reader);
      if (isRead) reader.next?.({ type: 'stream.finished', message: whole, benefits });
    });
  }
}
