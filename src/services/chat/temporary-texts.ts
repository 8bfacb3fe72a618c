import type { SafeStorage } from '../storage/safe-storage.ts';

/** The temporary rooms, of which the browser stores nothing. */
export interface TemporaryTexts {
  readonly addRoom: (roomId: string) => void;
  readonly hasRoom: (roomId: string) => boolean;
  /** The same storage, but it refuses to store what belongs to a temporary room. */
  readonly refuseIn: <Storage extends Pick<SafeStorage, 'write'>>(storage: Storage) => Storage;
}

export const createTemporaryTexts = (): TemporaryTexts => {
  const rooms = new Set<string>();
  /** Keys are `kind/user/room/…`. */
  const isTemporary = (key: string): boolean => rooms.has(key.split('/')[2] ?? '');
  return {
    addRoom: (roomId) => void rooms.add(roomId),
    hasRoom: (roomId) => rooms.has(roomId),
    refuseIn: (storage) => ({
      ...storage,
      write: (key: string, text: string) => !isTemporary(key) && storage.write(key, text),
    }),
  };
};
