import { createLeaveWarning } from '../browser/leave-warning.ts';
import { createPageLocks } from '../browser/page-locks.ts';
import { memoryBacked } from '../storage/memory-backed.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { holdTexts } from './held-texts.ts';
import { createTemporaryTexts, type TemporaryTexts } from './temporary-texts.ts';
import { createUnsentOwners, type UnsentOwners } from './unsent-owners.ts';

interface Unsent {
  /** Stores what the user wrote. What the browser refuses, or is of a temporary room, is held as long as the page. */
  readonly texts: SafeStorage;
  readonly drafts: Drafts;
  readonly owners: UnsentOwners;
  readonly temporary: TemporaryTexts;
}

/** The messages that the server does not have, and who sends them. Not part of the first load. */
export const createUnsent = (storage: SafeStorage): Unsent => {
  const known = ofStorage.get(storage);
  if (known !== undefined) return known;
  const temporary = createTemporaryTexts();
  const texts = memoryBacked(temporary.refuseIn(storage), createLeaveWarning());
  const drafts = createDrafts(texts, temporary.hasRoom);
  const unsent = {
    texts,
    drafts,
    temporary,
    owners: createUnsentOwners({ drafts, locks: createPageLocks(), page: window }),
  };
  holdTexts(storage, texts);
  ofStorage.set(storage, unsent);
  return unsent;
};

/** One for all parts of the page: they share what is held in memory. */
const ofStorage = new WeakMap<SafeStorage, Unsent>();
