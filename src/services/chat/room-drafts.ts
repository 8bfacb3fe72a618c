import * as v from 'valibot';
import type { UnsavedTexts } from '../../machines/rooms/room-settings.reducers.ts';
import type { ThreadKey } from '../../machines/chat/outbox/unsent-message.types.ts';
import { withMemoryFallback } from '../storage/memory-fallback.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Names and notes of conversations that were written but not saved, stored by user and room. */
export interface RoomDrafts {
  readonly read: (thread: ThreadKey) => UnsavedTexts;
  /** Removes the entry if nothing is unsaved. */
  readonly write: (thread: ThreadKey, texts: UnsavedTexts) => void;
}

/** Texts that the browser refuses to store remain while the page is open. */
export const createRoomDrafts = (storage: Pick<SafeStorage, 'read' | 'write' | 'remove'>): RoomDrafts => {
  const texts = withMemoryFallback(storage);
  return {
    read(thread) {
      const stored = v.safeParse(StoredTexts, texts.read(roomDraftKey(thread)));
      return stored.success ? stored.output : { title: null, notes: null };
    },
    write(thread, unsaved) {
      if (unsaved.title === null && unsaved.notes === null) texts.remove(roomDraftKey(thread));
      else texts.write(roomDraftKey(thread), JSON.stringify(unsaved));
    },
  };
};

const StoredTexts = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ title: v.nullable(v.string()), notes: v.nullable(v.string()) }),
);

/** The storage key of what is unsaved of this room. */
export const roomDraftKey = ({ userId, roomId }: ThreadKey): string => `mates.room-draft/${userId}/${roomId}`;
