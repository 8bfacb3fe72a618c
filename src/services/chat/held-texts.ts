import type { SafeStorage } from '../storage/safe-storage.ts';

/** The values in memory beside each storage. A file of its own, so that it can be read before the code of the stores has loaded. */
const held = new WeakMap<SafeStorage, SafeStorage>();

/** Announces the storage with what the page holds in memory of it. */
export const holdTexts = (storage: SafeStorage, texts: SafeStorage): void => void held.set(storage, texts);

/** Returns the storage with what the page holds in memory of it: what the browser refused to store, or is of a temporary room. */
export const textsIn = (storage: SafeStorage): SafeStorage => held.get(storage) ?? storage;
