import * as v from 'valibot';
import { HelpLevel } from '../../../contract/help.ts';
import { trialMessages } from '../../../contract/limits.ts';
import { newId } from '../../../contract/new-id.ts';
import type { TrialChat } from '../../machines/trial/trial.types.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The trial chats of this tab. They end with it, or when one was imported into an account. */
export interface StoredTrials {
  /** What is stored of the chat with this mate; an empty one where nothing readable is. */
  readonly read: (mateId: string) => TrialChat;
  readonly write: (mateId: string, chat: TrialChat) => void;
  readonly remove: (mateId: string) => void;
}

export const createStoredTrials = (tabStorage: SafeStorage): StoredTrials => ({
  read(mateId) {
    const stored = v.safeParse(Stored, tabStorage.read(keyOf(mateId)));
    return stored.success
      ? stored.output
      : { messages: [], memory: null, draft: '', importId: newId(), clientRoomId: newId() };
  },
  write: (mateId, chat) => void tabStorage.write(keyOf(mateId), JSON.stringify(chat)),
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
