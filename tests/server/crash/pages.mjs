/** Simulated users of pages: they write every few seconds, stop some replies, and repeat what was interrupted. */
import { Deletions } from './deletions.mjs';

/** When a page that still waits for an answer counts as hanging, in milliseconds. */
const longestWait = 60_000;

/** A user in front of a page. Looks like a `Person` to the checks, but deletes nothing. */
export class PageUser {
  deletions = new Deletions();
  #page;
  #written = 0;

  constructor({ userId, roomId }, page) {
    this.userId = userId;
    this.roomId = roomId;
    this.#page = page;
  }

  get messages() {
    return this.#page.record.messages.map((message) => ({ ...message, state: 'settled' }));
  }

  get violations() {
    return this.#page.record.violations;
  }

  /** The observations of the reader: pauses and errors. */
  get watch() {
    return this.#page.watch;
  }

  get isIdle() {
    return this.watch.waitingSince === null && this.#unsent === undefined;
  }

  get #unsent() {
    return this.#page.shown().find(({ status }) => status === 'notSent');
  }

  /** Does what a user would do next, or nothing while a reply is read. */
  act() {
    const { conversation } = this.#page;
    if (this.watch.waitingSince !== null) {
      if (Math.random() < 0.1) conversation.send({ type: 'reply.stop' });
      return;
    }
    const snapshot = conversation.getSnapshot();
    const request = this.#request(snapshot.context.messages);
    if (this.#unsent !== undefined) this.#resend();
    else if (request !== null && snapshot.can(request)) conversation.send(request);
    else {
      this.#written += 1;
      conversation.send({ type: 'message.send', text: `Message ${this.#written}`, at: Date.now() });
    }
  }

  /** Sends a message again that was not sent. */
  resendUnsent() {
    if (this.watch.waitingSince === null && this.#unsent !== undefined) this.#resend();
  }

  close() {
    this.#page.conversation.stop();
  }

  #resend() {
    const { outbox } = this.#page.conversation.getSnapshot().children;
    outbox.send({ type: 'message.resend', clientMessageId: this.#unsent.clientMessageId });
  }

  /** Another reply, or the rest of one that ended too soon; null for none. */
  #request(messages) {
    const last = messages.at(-1);
    if (last === undefined || last.replyTo === null) return null;
    const messageId = last.replyTo;
    if (last.status === 'done') {
      return Math.random() < 0.1 ? { type: 'reply.request', kind: 'another', messageId } : null;
    }
    const kind = last.text !== '' && Math.random() < 0.5 ? 'continue' : 'retry';
    return Math.random() < 0.5 ? { type: 'reply.request', kind, messageId } : null;
  }
}

/** Lets each user act about once in `every` milliseconds. */
export function startActing(users, every) {
  let isPaused = false;
  const timer = setInterval(() => {
    if (!isPaused) users[Math.floor(Math.random() * users.length)].act();
  }, every / users.length);
  return {
    /** Resolves when all have what they wait for, with those that do not get it. */
    pause: async () => {
      isPaused = true;
      const deadline = performance.now() + longestWait;
      while (users.some(({ isIdle }) => !isIdle) && performance.now() < deadline) {
        for (const user of users) user.resendUnsent();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return users.filter(({ isIdle }) => !isIdle);
    },
    goOn: () => {
      isPaused = false;
    },
    end: () => clearInterval(timer),
  };
}
