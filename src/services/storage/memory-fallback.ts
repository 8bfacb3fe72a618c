import type { SafeStorage } from './safe-storage.ts';

/** Texts that the browser refuses to store are held in memory, as long as the page is open. */
export const withMemoryFallback = (
  storage: Pick<SafeStorage, 'read' | 'write' | 'remove'>,
): {
  readonly read: SafeStorage['read'];
  readonly write: (key: string, text: string) => void;
  readonly remove: SafeStorage['remove'];
} => {
  const unstored = new Map<string, string>();
  return {
    read: (key) => unstored.get(key) ?? storage.read(key),
    write(key, text) {
      if (storage.write(key, text)) unstored.delete(key);
      else unstored.set(key, text);
    },
    remove(key) {
      unstored.delete(key);
      storage.remove(key);
    },
  };
};
