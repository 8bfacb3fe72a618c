import { once } from 'node:events';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { RoomInfo, type Message } from '../../../../contract/rooms/room.ts';
import type { Companion } from '../../../../server/companions/companion.ts';
import { undoPeriod } from '../../../../server/domain/rooms/removals.ts';
import { randomOf } from '../../../support/random.ts';
import { replyIdOf } from '../../support/rooms/conversation.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, ledgerOf, personOn, type Person, type Reading } from '../../support/talk.ts';
import { TreeModel, type Removal } from '../../support/rooms/tree-model.ts';

/** The number of operations. */
const steps = Number(process.env['WALK_STEPS'] ?? 250);

/** The first reply to this message does not end by itself. */
const halting = 'Halt';

const companion: Companion = {
  name: 'scripted',
  async *reply({ message, begun, alternatives = [], signal }) {
    yield begun ? ' to the end' : `To ${message}`;
    if (message === halting && !begun && alternatives.length === 0) await once(signal, 'abort');
    return { memory: null };
  },
};

const server = await startSharedServer({
  companion,
  environment: { LIMIT_FACTOR: '10000', GRANT_CHATS: '100000' },
});

interface KnownRemoval {
  readonly id: string;
  readonly parentId: string | null;
  /** When it was removed, by the server's clock. */
  readonly time: number;
  readonly removal: Removal;
}

/** Three devices of one user, on one room, and the model of it. */
class Walk {
  readonly model = new TreeModel();
  readonly #devices: readonly Person[];
  readonly #roomId: string;
  readonly #random: (below: number) => number;
  #removals: KnownRemoval[] = [];
  replies = 0;

  constructor(devices: readonly Person[], greeting: Message, seed: number) {
    this.#devices = devices;
    this.#roomId = greeting.roomId;
    this.#random = randomOf(seed);
    this.model.add(null, { id: greeting.messageId, isOwn: false });
  }

  async step(): Promise<void> {
    // Each change has a time of its own, also on a fast machine.
    server.advance(1);
    const choice = this.#random(13);
    if (choice < 4) await this.#send();
    else if (choice < 6) await this.#edit();
    else if (choice < 8) await this.#another();
    else if (choice < 10) await this.#show();
    else if (choice < 11) await this.#remove();
    else if (choice < 12) await this.#restore();
    else await this.#proceed();
  }

  /** Returns the view of a device: the ids of the shown messages, each with its alternatives. */
  async seen(): Promise<[string, string[]][]> {
    const { messages } = await this.#device().roomInfo(this.#roomId, '&limit=100');
    return messages.map(({ messageId, alternatives = [] }) => [messageId, alternatives]);
  }

  /** Returns the expected view. */
  expected(): [string, string[]][] {
    return this.model.shown.slice(-100).map((id) => [id, this.model.alternativesOf(id)]);
  }

  async #send(edits?: string): Promise<void> {
    const parentId =
      edits === undefined
        ? (this.model.shown.at(-1) ?? null)
        : (this.model.nodes.find(({ id }) => id === edits)?.parentId ?? null);
    const clientMessageId = crypto.randomUUID();
    const body = { roomId: this.#roomId, clientMessageId, text: `Message ${this.replies}`, edits };
    const reply = await endOf(await this.#device().read('/girl/chat/send', body));
    const messageId = reply.replyTo ?? '';
    this.model.add(parentId, { id: messageId, isOwn: true });
    this.model.add(messageId, { id: reply.messageId, isOwn: false });
    this.replies += 1;
  }

  async #edit(): Promise<void> {
    const edited = this.#pick(this.model.nodes.filter(({ isOwn }) => isOwn));
    if (edited !== undefined) await this.#send(edited.id);
  }

  async #another(): Promise<void> {
    const replies = this.model.nodes.filter(({ isOwn, parentId }) => !isOwn && parentId !== null);
    const messageId = this.#pick(replies)?.parentId;
    if (messageId === undefined || messageId === null) return;
    const body = { messageId, clientReplyId: crypto.randomUUID() };
    const reply = await endOf(await this.#device().read('/girl/chat/anotherReply', body));
    this.model.add(messageId, { id: reply.messageId, isOwn: false });
    this.replies += 1;
  }

  async #show(): Promise<void> {
    const node = this.#pick(this.model.nodes);
    if (node === undefined) return;
    await this.#change('/room/showMessage', { messageId: node.id });
    this.model.show(node.id);
  }

  async #remove(): Promise<void> {
    const node = this.#pick(this.model.nodes.slice(1));
    if (node === undefined) return;
    const { removed } = await this.#change('/room/deleteMessage', { messageId: node.id });
    const removal = this.model.remove(node.id);
    const id = removed?.removalId ?? '';
    const known = { id, parentId: node.parentId, time: server.now(), removal };
    this.#removals = [...this.#removals.slice(-2), known];
  }

  async #restore(): Promise<void> {
    // On a slow machine the undo period of a deletion may end.
    const known = this.#pick(this.#removals.filter(({ time }) => server.now() - time < undoPeriod / 2));
    if (known === undefined) return;
    const { envelope } = await this.#device().post('/room/restoreMessages', { removalId: known.id });
    const hasParent = known.parentId === null || this.model.has(known.parentId);
    if (envelope.c !== (hasParent ? code.ok : code.notFound)) {
      throw new Error(`A restoration was answered with ${envelope.c}.`);
    }
    if (!hasParent) return;
    this.model.restore(known.removal);
    this.#removals = this.#removals.filter((other) => other !== known);
  }

  /** Sends a message whose reply is stopped, and continues the reply from another device. */
  async #proceed(): Promise<void> {
    const parentId = this.model.shown.at(-1) ?? null;
    const body = { roomId: this.#roomId, clientMessageId: crypto.randomUUID(), text: halting };
    const reading = await this.#device().read('/girl/chat/send', body);
    const replyId = await replyIdOf(reading);
    await reading.next();
    await this.#device().post('/girl/chat/stop', { replyId });
    const { replyTo } = await endOf(reading);
    this.model.add(parentId, { id: replyTo ?? '', isOwn: true });
    this.model.add(replyTo ?? '', { id: replyId, isOwn: false });
    this.replies += 1;
    const request = { messageId: replyTo, clientReplyId: crypto.randomUUID() };
    const reply = await endOf(await this.#device().read('/girl/chat/continueReply', request));
    if (reply.messageId !== replyId || reply.text !== `To ${halting} to the end`) {
      throw new Error(`The reply was not continued: ${reply.text}`);
    }
  }

  async #change(path: string, body: object): Promise<RoomInfo> {
    return v.parse(RoomInfo, (await this.#device().post(path, body)).envelope.d);
  }

  #device(): Person {
    const device = this.#pick(this.#devices);
    if (device === undefined) throw new Error('There is no device.');
    return device;
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.#random(items.length)];
  }
}

const endOf = async (reading: Reading): Promise<Message> => {
  const last = (await reading.rest()).at(-1);
  if (last?.type !== 'done') throw new Error(`The reply ended with ${last?.type ?? 'nothing'}.`);
  return last.message;
};

test.each([1, 2])(
  'a room is what a plain model of the tree says, after each of many changes (%i)',
  async (seed) => {
    const ada = await createPerson(server);
    const { roomId } = await ada.openRoom();
    const [greeting] = await ada.messages(roomId);
    if (greeting === undefined) throw new Error('The room has no greeting.');
    const walk = new Walk([ada, personOn(server, ada), personOn(server, ada)], greeting, seed);
    for (let step = 0; step < steps; step += 1) {
      await walk.step();
      expect(await walk.seen()).toEqual(walk.expected());
    }

    const ledger = await ledgerOf(server, ada.userId);
    const balance = ledger.reduce((sum, { chats }) => sum + chats, 0);
    expect([balance, (await ada.benefits()).chats]).toEqual([100_000 - walk.replies, 100_000 - walk.replies]);
  },
);
