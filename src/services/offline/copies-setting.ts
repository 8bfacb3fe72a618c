import type { SafeStorage } from '../storage/safe-storage.ts';

/** The names of the caches with copies of conversations start with it; the id of the account follows. */
export const copiesKey = 'mates.copies/';

/** The storage key of the mark that the user wants no copies of conversations in this browser. */
const refusalKey = 'mates.copies-off';

/** Whether this browser keeps copies of conversations to read them offline; true where nothing is stored. */
export const areCopiesKept = (storage: SafeStorage): boolean => storage.read(refusalKey) === null;

/** Stores whether this browser keeps copies. */
export function persistCopiesKept(storage: SafeStorage, areKept: boolean): void {
  if (areKept) storage.remove(refusalKey);
  else storage.write(refusalKey, 'yes');
}
