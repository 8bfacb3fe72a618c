import type { DeliveryEvent, StoredMessage } from '../../machines/chat/outbox/delivery.machine.ts';
import type { MessagesFound } from '../../machines/chat/outbox/outbox.reducers.ts';
import { nextStored } from '../../machines/chat/outbox/outgoing-message.guards.ts';
import type { ThreadKey, UnsentMessage } from '../../machines/chat/outbox/unsent-message.types.ts';
import type { PageLocks } from '../browser/page-locks.ts';
import type { Drafts } from './drafts.ts';
import { unsentKey } from './unsent-keys.ts';

interface Dependencies {
  readonly drafts: Pick<Drafts, 'readUnsent' | 'roomsWithUnsent'>;
  readonly locks: PageLocks;
  /** Its storage event says that another page has stored a message. */
  readonly page: Pick<Window, 'addEventListener'>;
}

/** One visit to a room; the IDs of the messages that are written in it share their beginning. */
interface Visit {
  readonly thread: ThreadKey;
  readonly seed: string;
}

/**
 * Which part of which page sends the unsent messages of a room: the visit in which they were written; once that is over, another
 * visit to the room; and where no page shows the room, the delivery of one page.
 */
export const createUnsentOwners = ({ drafts, locks, page }: Dependencies) => {
  /** The visits whose messages this page owns. */
  const owned = new Set<string>();

  const writtenIn = (thread: ThreadKey, visit: string): readonly UnsentMessage[] =>
    drafts.readUnsent(thread).filter(({ clientMessageId }) => visitOf(clientMessageId) === visit);

  return {
    /** The messages of the room that no other page owns. */
    async readUnsent(thread: ThreadKey): Promise<readonly UnsentMessage[]> {
      const isOwnedElsewhere = async (id: string): Promise<boolean> =>
        !owned.has(visitOf(id)) && (await locks.isHeld(visitLock(id)));
      const messages = await Promise.all(
        drafts
          .readUnsent(thread)
          .map(async (message) => ((await isOwnedElsewhere(message.clientMessageId)) ? [] : [message])),
      );
      return messages.flat();
    },

    /** Makes a visit the owner of its messages, and of those of visits that end. */
    own({ thread, seed }: Visit, emit: (event: MessagesFound) => void, over: AbortSignal): void {
      over.addEventListener('abort', () => owned.clear(), { once: true });
      const known = new Set<string>();
      const own = (id: string): void => {
        const written = visitOf(id);
        if (known.has(written)) return;
        known.add(written);
        locks.hold({ name: visitLock(id), mode: 'exclusive', signal: over }, () => {
          owned.add(written);
          const messages = writtenIn(thread, written);
          if (messages.length > 0) emit({ type: 'messages.found', messages });
        });
      };
      const look = (): void => {
        for (const { clientMessageId } of drafts.readUnsent(thread)) own(clientMessageId);
      };
      locks.hold({ name: roomLock(thread), mode: 'shared', signal: over }, () => undefined);
      own(seed);
      look();
      page.addEventListener(
        'storage',
        ({ key }) => (key?.startsWith(unsentKey(thread, '')) === true ? look() : undefined),
        { signal: over },
      );
    },

    /** Waits until no page shows one of the user's rooms with a message to send, and claims that message until `signal` aborts. */
    claim(userId: () => string | null, emit: (event: DeliveryEvent) => void, signal: AbortSignal): void {
      const user = userId();
      const rooms = user === null ? [] : drafts.roomsWithUnsent(user);
      const waits = new Map<string, AbortController>();
      const cancel = (roomId: string): void => {
        waits.get(roomId)?.abort();
        waits.delete(roomId);
      };
      const onFree = (thread: StoredMessage['thread']): void => {
        const message = userId() === thread.userId ? nextStored(drafts.readUnsent(thread)) : undefined;
        if (message === undefined) cancel(thread.roomId);
        else for (const roomId of waits.keys()) if (roomId !== thread.roomId) cancel(roomId);
        if (message !== undefined) emit({ type: 'message.claimed', claimed: { thread, message } });
        else if (waits.size === 0) emit({ type: 'outbox.empty' });
      };
      if (signal.aborted) return;
      for (const roomId of rooms) waits.set(roomId, new AbortController());
      for (const [roomId, { signal: canceled }] of waits) {
        const thread = { userId: user ?? '', roomId };
        const over = AbortSignal.any([signal, canceled]);
        locks.hold({ name: roomLock(thread), mode: 'exclusive', signal: over }, () => onFree(thread));
      }
      if (rooms.length === 0) emit({ type: 'outbox.empty' });
    },
  };
};

export type UnsentOwners = ReturnType<typeof createUnsentOwners>;

const visitOf = (id: string): string => id.slice(0, -12);
const visitLock = (id: string): string => `mates.visit/${visitOf(id)}`;
const roomLock = ({ userId, roomId }: ThreadKey): string => `mates.room/${userId}/${roomId}`;
