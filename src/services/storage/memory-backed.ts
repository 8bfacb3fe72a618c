import type { SafeStorage } from './safe-storage.ts';

/**
 * The same storage, but what it refuses (full, or forbidden) is held in memory as long as the page lives. `onHeld` is called
 * with whether anything is held only there, after each change.
 */
export const memoryBacked = (
  storage: SafeStorage,
  onHeld: (isHeld: boolean) => void = () => undefined,
): SafeStorage => {
  const unstored = new Map<string, string>();
  return {
    read: (key) => unstored.get(key) ?? storage.read(key),
    write(key, text) {
      const isStored = storage.write(key, text);
      if (isStored) unstored.delete(key);
      else unstored.set(key, text);
      onHeld(unstored.size > 0);
      return isStored;
    },
    remove(key) {
      unstored.delete(key);
      onHeld(unstored.size > 0);
      storage.remove(key);
    },
    keys(prefix) {
      const inMemory = [...unstored.keys()].filter((key) => key.startsWith(prefix));
      return [...new Set([...storage.keys(prefix), ...inMemory])];
    },
  };
};
