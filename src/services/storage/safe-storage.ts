/** A storage area that never throws: if the browser refuses, reading returns null and writing returns false. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  /** Whether the text is now stored. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** Keys that start with `prefix`. */
  readonly keys: (prefix: string) => readonly string[];
}

/** `area` may itself throw (storage forbidden); `onFailure` is called for the first failure only. */
export function createSafeStorage(area: () => Storage, onFailure: (error: unknown) => void): SafeStorage {
  let hasFailed = false;
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(area());
    } catch (error) {
      if (!hasFailed) onFailure(error);
      hasFailed = true;
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: (prefix) => attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []),
  };
}
