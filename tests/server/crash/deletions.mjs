/** How a simulated user deletes messages and restores some of them, and what is known of that when the database is checked. */

const notFound = 4040;
const busy = 4090;

/** The deletions of a person, as the person knows them. */
export class Deletions {
  /** The deletion under way: { messageId, stage: 'deleting' | 'deleted' | 'restoring', removalId, tries }; null for none. */
  #pending = null;
  /** The messages that were deleted and will not be restored, by the acknowledgement of the server. */
  #final = new Set();
  /** The message that each missing one was deleted with: the message of the request by the missing one. */
  #missing = new Map();
  /** The messages that exist for sure; null while none was ever deleted. */
  #present = null;
  /** How many deletions and restorations were acknowledged. */
  counts = { deleted: 0, restored: 0 };

  get isPending() {
    return this.#pending !== null;
  }

  /** Whether a message can be edited, shown or answered again. */
  isPresent(messageId) {
    return this.#present === null || this.#present.has(messageId);
  }

  /** Records messages that the server acknowledged. */
  add(...messageIds) {
    for (const messageId of messageIds) this.#present?.add(messageId);
  }

  /** Whether a message is missing because it was deleted, as the last check found. */
  explains(messageId) {
    return this.#missing.has(messageId);
  }

  /** Records a removed message with the message that was deleted (`root`). */
  learn({ message_id: messageId, root }) {
    this.#missing.set(messageId, root);
  }

  begin(messageId) {
    this.#pending = { messageId, stage: 'deleting', removalId: null, tries: 0 };
  }

  /** Takes the next step of the deletion. Rejects when the server is down. */
  async step(person, url) {
    const pending = this.#pending;
    if (pending.stage === 'deleting') await this.#remove(person, url, pending);
    else if (pending.stage === 'deleted') await this.#decide(person, url, pending);
    else await this.#restore(person, url, pending);
  }

  async #remove(person, url, pending) {
    const { c, d } = await person.request(url, '/room/deleteMessage', { messageId: pending.messageId });
    if (c === busy) return;
    // Null: an earlier request deleted it, and its response was lost.
    pending.removalId = d?.removed?.removalId ?? null;
    pending.stage = 'deleted';
  }

  async #decide(person, url, pending) {
    const info = await person.get(url, `/room/roomInfo?roomId=${person.roomId}`);
    pending.removalId ??= info.removed?.removalId ?? null;
    if (pending.removalId !== null && Math.random() < 0.6) {
      pending.stage = 'restoring';
      return;
    }
    this.#final.add(pending.messageId);
    this.counts.deleted += 1;
    this.#end(info);
  }

  async #restore(person, url, pending) {
    pending.tries += 1;
    const { c, d } = await person.request(url, '/room/restoreMessages', { removalId: pending.removalId });
    if (c === busy) return;
    if (c === notFound && pending.tries === 1) {
      person.violations.push(`${pending.messageId} could not be restored`);
    }
    if (d !== null) this.counts.restored += 1;
    // Otherwise an earlier request restored it, and its response was lost.
    this.#end(d ?? (await person.get(url, `/room/roomInfo?roomId=${person.roomId}`)));
  }

  #end(info) {
    this.#pending = null;
    this.#present = new Set(
      info.messages.flatMap(({ messageId, alternatives = [] }) => [messageId, ...alternatives]),
    );
  }

  /**
   * Compares what is stored with what was deleted. Returns the violations in words. `removed` are the rows of removed messages
   * with the message that was deleted (`root`).
   */
  check(stored, removed, acknowledged) {
    for (const row of removed) this.learn(row);
    const violations = [];
    for (const messageId of acknowledged) {
      const root = this.#missing.get(messageId);
      if (stored.has(messageId)) {
        if (this.#final.has(messageId) || this.#final.has(root))
          violations.push(`${messageId} was deleted and is back`);
      } else if (root === undefined || !(this.#final.has(root) || this.#pending?.messageId === root)) {
        violations.push(`${messageId} is missing, and was not deleted`);
      }
    }
    return violations;
  }
}
