/**
 * A simulated user who sends messages without pause and records every response. Failed requests are repeated like in
 * the page: with the same ids, from the last received frame.
 */
import { randomUUID } from 'node:crypto';
import { Deletions } from './deletions.mjs';

const busy = 4090;
/** The database is unavailable: the same request may be repeated. */
const unavailable = 5030;

export class Person {
  /** The sent messages, in order: { clientMessageId, text, edits, messageId, replyId, retryId, state, isDone, replies }. */
  messages = [];
  /** Descriptions of what the server must never do. */
  violations = [];
  deletions = new Deletions();
  /** The number of `unavailable` responses. */
  refusals = 0;

  constructor({ token, userId, roomId }) {
    this.token = token;
    this.userId = userId;
    this.roomId = roomId;
  }

  /** Performs the next sensible action. Rejects when the server is down. */
  async step(url) {
    if (this.deletions.isPending) return this.deletions.step(this, url);
    const message = this.messages.at(-1);
    if (message === undefined) return this.send(url, this.compose());
    if (message.state === 'settled') return this.goOn(url, message);
    if (message.state === 'asking') return this.another(url, message);
    if (message.state === 'unsent') return this.send(url, message);
    if (message.state === 'continuing') return this.continue(url, message);
    if (message.state === 'retrying') return this.retry(url, message);
    if (message.state === 'broken') return this.repair(url, message);
    if (Math.random() < 0.05) return this.stop(url, message);
    return this.resume(url, message);
  }

  /** Sends the next message, requests another reply to the last one, shows one of its alternatives, or deletes messages. */
  async goOn(url, message) {
    const chance = Math.random();
    if (chance > 0.9) {
      const { messageId } = this.messages.at(
        -1 - Math.floor(Math.random() * Math.min(4, this.messages.length)),
      );
      if (this.deletions.isPresent(messageId)) return this.deletions.begin(messageId);
    }
    if (!this.deletions.isPresent(message.messageId)) return this.send(url, this.compose());
    if (message.isDone && chance < 0.25) {
      message.state = 'asking';
      return this.another(url, message);
    }
    if (isContinuable(message) && chance < 0.5) {
      message.state = 'continuing';
      return this.continue(url, message);
    }
    const whole = [...message.replies]
      .filter(([replyId, { isDone }]) => isDone && this.deletions.isPresent(replyId))
      .map(([replyId]) => replyId);
    if (whole.length > 1 && chance < 0.6) {
      await this.show(url, whole[Math.floor(Math.random() * whole.length)]);
    }
    return this.send(url, this.compose());
  }

  /** Completes the reply to the last message. */
  async finish(url) {
    while (this.deletions.isPending || this.messages.at(-1)?.state !== 'settled') {
      await this.step(url);
    }
  }

  /** Writes the next message; some take the place of an earlier one. */
  compose() {
    const earlier =
      Math.random() < 0.2 ? this.messages[Math.floor(Math.random() * this.messages.length)] : null;
    const message = {
      clientMessageId: randomUUID(),
      text: `Message ${this.messages.length + 1}`,
      edits: this.deletions.isPresent(earlier?.messageId) ? (earlier?.messageId ?? undefined) : undefined,
      messageId: null,
      replyId: null,
      retryId: randomUUID(),
      state: 'unsent',
      isDone: false,
      replies: new Map(),
    };
    this.messages.push(message);
    return message;
  }

  async send(url, message) {
    const body = {
      roomId: this.roomId,
      clientMessageId: message.clientMessageId,
      text: message.text,
      edits: message.edits,
    };
    const times = Math.random() < 0.15 ? 2 : 1;
    await this.all(
      Array.from({ length: times }, () => this.read(url, '/girl/chat/send', body, message, times === 1)),
    );
  }

  async retry(url, message) {
    await this.read(
      url,
      '/girl/chat/retry',
      { messageId: message.messageId, clientReplyId: message.retryId },
      message,
      true,
    );
  }

  /** Continues a reply that was interrupted, or requests another one. */
  async repair(url, message) {
    // A request whose response was lost is repeated, and not exchanged for the other one.
    message.state = isContinuable(message) && Math.random() < 0.5 ? 'continuing' : 'retrying';
    return this.step(url);
  }

  async continue(url, message) {
    const body = { messageId: message.messageId, clientReplyId: message.retryId };
    await this.read(url, '/girl/chat/continueReply', body, message, true);
  }

  async another(url, message) {
    const body = { messageId: message.messageId, clientReplyId: message.retryId };
    await this.read(url, '/girl/chat/anotherReply', body, message, true);
  }

  async show(url, messageId) {
    const response = await this.post(url, '/room/showMessage', { messageId });
    const { c, m } = await response.json();
    if (c !== 200 && c !== unavailable) this.violations.push(`an alternative was refused: ${c} ${m}`);
  }

  /** Makes a call that may be refused, and resolves with its envelope. Rejects when the server or its database is down. */
  async request(url, path, body) {
    const envelope = await (await this.post(url, path, body)).json();
    if (envelope.c === unavailable) {
      this.refusals += 1;
      throw new Error('unavailable');
    }
    return envelope;
  }

  async resume(url, message) {
    const after = message.replies.get(message.replyId)?.seq ?? 0;
    await this.read(url, '/girl/chat/resume', { replyId: message.replyId, after }, message, true);
  }

  async stop(url, message) {
    const response = await this.post(url, '/girl/chat/stop', { replyId: message.replyId });
    const { c, d } = await response.json();
    if (c === 200) this.onEnd(message, d);
  }

  /** Reads a stream to its end, or disconnects early. Each reader counts frames separately. */
  async read(url, path, body, message, mayLeave) {
    const controller = new AbortController();
    const response = await this.post(url, path, body, controller.signal);
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      return this.checkRejection(path, await response.json(), message);
    }
    const leaveAfter = mayLeave && Math.random() < 0.2 ? Math.floor(Math.random() * 8) : Infinity;
    const shown = message.replies.get(message.replyId) ?? nothing;
    const own = new Map();
    if (path === '/girl/chat/resume' && shown.seq > 0) own.set(message.replyId, { ...shown });
    let received = 0;
    for await (const frame of framesOf(response)) {
      this.onFrame(frame, message, own);
      received += 1;
      if (received > leaveAfter) {
        controller.abort();
        return undefined;
      }
    }
    return undefined;
  }

  onFrame(frame, message, own) {
    if (frame.type === 'accepted') this.onAccepted(frame, message);
    if (frame.type === 'delta') this.onDelta(frame, message, own);
    if (frame.type === 'done') this.onEnd(message, frame.message);
    if (frame.type === 'error' && message.state !== 'settled') {
      message.state = frame.code === 5020 || frame.code === 5021 ? 'broken' : message.state;
    }
  }

  onAccepted(frame, message) {
    if (message.messageId !== null && message.messageId !== frame.messageId) {
      this.violations.push(`one client id led to two messages: ${frame.clientMessageId}`);
    }
    if (message.state === 'continuing') {
      // Its frames are counted from 1 again; the first one has the text so far.
      message.replies.set(frame.replyId, {
        ...(message.replies.get(frame.replyId) ?? nothing),
        seq: 0,
        whole: false,
      });
    }
    this.deletions.add(frame.messageId, frame.replyId);
    message.messageId = frame.messageId;
    message.replyId = frame.replyId;
    message.state = 'open';
    if (frame.clientMessageId === message.retryId) message.retryId = randomUUID();
    if (!message.replies.has(frame.replyId)) message.replies.set(frame.replyId, { ...nothing });
  }

  onDelta(frame, message, own) {
    const mine = own.get(frame.replyId) ?? { ...nothing };
    own.set(frame.replyId, mine);
    if (frame.seq !== mine.seq + 1) {
      this.violations.push(`frame ${frame.seq} came after ${mine.seq} of ${frame.replyId}`);
    }
    mine.seq = frame.seq;
    mine.text += frame.text;
    const shown = message.replies.get(frame.replyId);
    if (shown !== undefined && mine.seq > shown.seq && !mine.text.startsWith(shown.text)) {
      this.violations.push(`${frame.replyId} lost words that were shown`);
    }
    if (shown === undefined || mine.seq > shown.seq) message.replies.set(frame.replyId, { ...mine });
  }

  onEnd(message, stored) {
    message.state = 'settled';
    const shown = message.replies.get(stored.messageId) ?? { ...nothing };
    if (!stored.text.startsWith(shown.text)) {
      this.violations.push(`the end of ${stored.messageId} took back what was shown`);
    }
    message.isDone = stored.status === 'done';
    message.replies.set(stored.messageId, {
      ...shown,
      text: stored.text,
      whole: true,
      isDone: message.isDone,
    });
  }

  checkRejection(path, envelope, message) {
    if (envelope.c === busy && message.replyId !== null) {
      message.state = 'open';
    } else if (envelope.c === unavailable) {
      this.refusals += 1;
      throw new Error('unavailable');
    } else if (envelope.c !== busy) {
      this.violations.push(`${path} was refused: ${envelope.c} ${envelope.m}`);
      throw new Error('refused');
    }
  }

  /** Reads something that exists. */
  async get(url, path) {
    const { c, m, d } = await (await fetch(url + path, { headers: { token: this.token } })).json();
    if (c !== 200) throw new Error(`${path} was refused: ${c} ${m}`);
    return d;
  }

  post(url, path, body, signal) {
    return fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: this.token },
      body: JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  /** Waits for all promises, then rejects with the first rejection. */
  async all(works) {
    const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }
}

/** Whether the last reply has some text and is not complete. */
const isContinuable = ({ isDone, replyId, replies }) => !isDone && (replies.get(replyId)?.text ?? '') !== '';

const nothing = { seq: 0, text: '', whole: false };

/** Yields the frames of a stream. */
export async function* framesOf(response) {
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length));
    }
  }
}
