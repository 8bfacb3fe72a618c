import * as v from 'valibot';
import { HelpLevel } from '../../../contract/help.ts';
import { trialMessages } from '../../../contract/limits.ts';
import type { KeptTrial } from '../../machines/trial/trial.types.ts';
import { newId } from '../shared/new-id.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The trial chats of this tab. They end with it, or when one was imported into an account. */
export interface KeptTrials {
  /** What is kept of the chat with this mate; an empty one where nothing readable is. */
  readonly read: (mateId: string) => KeptTrial;
  readonly write: (mateId: string, kept: KeptTrial) => void;
  readonly remove: (mateId: string) => void;
}

export const createKeptTrials = (tabStorage: SafeStorage): KeptTrials => ({
  read(mateId) {
    const stored = v.safeParse(Stored, tabStorage.read(keyOf(mateId)));
    return stored.success
      ? stored.output
      : { messages: [], memory: null, draft: '', importId: newId(), clientRoomId: newId() };
  },
  write: (mateId, kept) => void tabStorage.write(keyOf(mateId), JSON.stringify(kept)),
  remove: (mateId) => tabStorage.remove(keyOf(mateId)),
});

const keyOf = (mateId: string): string => `trial/${mateId}`;

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    messages: v.pipe(
      v.array(
        v.object({ role: v.picklist(['user', 'mate']), text: v.string(), help: v.nullable(HelpLevel) }),
      ),
      v.maxLength(2 * trialMessages),
    ),
    memory: v.nullable(v.string()),
    draft: v.string(),
    importId: v.string(),
    clientRoomId: v.string(),
  }),
);
