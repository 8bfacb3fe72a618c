import * as v from 'valibot';
import type { ThreadKey } from '../../machines/chat/outbox/unsent-message.types.ts';
import { withMemoryFallback } from '../storage/memory-fallback.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Notes of conversations that were written but not saved, stored by user and room. */
export interface RoomDrafts {
  /** Null where nothing is unsaved. */
  readonly read: (thread: ThreadKey) => string | null;
  /** Removes the entry if nothing is unsaved. */
  readonly write: (thread: ThreadKey, notes: string | null) => void;
}

/** Texts that the browser refuses to store remain while the page is open. */
export const createRoomDrafts = (storage: Pick<SafeStorage, 'read' | 'write' | 'remove'>): RoomDrafts => {
  const texts = withMemoryFallback(storage);
  return {
    read(thread) {
      const stored = v.safeParse(StoredTexts, texts.read(roomDraftKey(thread)));
      return stored.success ? stored.output.notes : null;
    },
    write(thread, notes) {
      if (notes === null) texts.remove(roomDraftKey(thread));
      else texts.write(roomDraftKey(thread), JSON.stringify({ notes }));
    },
  };
};

const StoredTexts = v.pipe(v.string(), v.parseJson(), v.object({ notes: v.nullable(v.string()) }));

/** The storage key of what is unsaved of this room. */
export const roomDraftKey = ({ userId, roomId }: ThreadKey): string => `mates.room-draft/${userId}/${roomId}`;
