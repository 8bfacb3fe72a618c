import * as v from 'valibot';
import { HelpLevel } from '../../../contract/safety/help.ts';
import { trialHours, trialMessages } from '../../../contract/limits.ts';
import { TrialSeal } from '../../../contract/rooms/trial.ts';
import { newId } from '../../../contract/new-id.ts';
import type { TrialOffer } from '../../machines/trial/trial-offer.machine.ts';
import type { TrialChat } from '../../machines/trial/trial.reducers.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The trial chats of this browser. They end after a day, or when one was imported into an account. */
export interface StoredTrials {
  /** Returns the stored chat with this mate; an empty one where nothing readable is stored. */
  readonly read: (mateId: string) => TrialChat;
  readonly write: (mateId: string, name: string, chat: TrialChat) => void;
  readonly remove: (mateId: string) => void;
  /** The chat with this mate, if it has messages of the last hour: who signs in now is who wrote them. Null for none. */
  readonly findFresh: (mateId: string) => TrialChat | null;
  /** With whom the latest of those chats is; null for none. */
  readonly findFreshMate: () => string | null;
  /** A chat that can be added to the account of who has signed in since; null for none. */
  readonly findOffer: () => TrialOffer | null;
  /** It is the user's own, who has said so. */
  readonly accept: (mateId: string) => void;
  /** Does not offer it again. The chat stays until it ends. */
  readonly decline: (mateId: string) => void;
}

export const createStoredTrials = (storage: SafeStorage, now: () => number = Date.now): StoredTrials => {
  const find = (mateId: string): Stored | null => {
    const stored = v.safeParse(Stored, storage.read(keyOf(mateId)));
    return stored.success && stored.output.endsAt > now() ? stored.output : null;
  };
  const write = (mateId: string, stored: Storable) =>
    void storage.write(keyOf(mateId), JSON.stringify(stored));
  const remove = (mateId: string) => storage.remove(keyOf(mateId));
  const mateIds = () => storage.keys(prefix).map((key) => key.slice(prefix.length));
  for (const mateId of mateIds()) if (find(mateId) === null) remove(mateId);
  const lasts = trialHours * hour;
  const freshUntil = (stored: Stored | null) =>
    stored === null || stored.chat.messages.length === 0 ? 0 : stored.endsAt - lasts + hour;
  return {
    read: (mateId) =>
      find(mateId)?.chat ?? {
        messages: [],
        seal: null,
        draft: '',
        understood: [],
        importId: newId(),
        clientRoomId: newId(),
      },
    write: (mateId, name, chat) => write(mateId, { name, chat, endsAt: now() + lasts, isDeclined: false }),
    remove,
    findFresh(mateId) {
      const stored = find(mateId);
      return stored !== null && freshUntil(stored) > now() ? stored.chat : null;
    },
    findFreshMate() {
      const [latest] = mateIds()
        .map((mateId) => ({ mateId, until: freshUntil(find(mateId)) }))
        .filter(({ until }) => until > now())
        .toSorted((one, other) => other.until - one.until);
      return latest?.mateId ?? null;
    },
    findOffer() {
      for (const mateId of mateIds()) {
        const stored = find(mateId);
        if (stored !== null && !stored.isDeclined && stored.chat.messages.length > 0)
          return { mateId, name: stored.name };
      }
      return null;
    },
    accept(mateId) {
      const stored = find(mateId);
      if (stored !== null) write(mateId, { ...stored, endsAt: now() + lasts });
    },
    decline(mateId) {
      const stored = find(mateId);
      if (stored !== null) write(mateId, { ...stored, isDeclined: true });
    },
  };
};

/** The storage keys of trial chats start with it. */
export const prefix = 'trial/';

const hour = 3_600_000;

const keyOf = (mateId: string): string => `${prefix}${mateId}`;

type Stored = v.InferOutput<typeof Stored>;

interface Storable extends Omit<Stored, 'chat'> {
  readonly chat: TrialChat;
}

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The mate's. */
    name: v.string(),
    endsAt: v.number(),
    isDeclined: v.boolean(),
    chat: v.object({
      messages: v.pipe(
        v.array(
          v.object({ role: v.picklist(['user', 'mate']), text: v.string(), help: v.nullable(HelpLevel) }),
        ),
        v.maxLength(1 + 2 * trialMessages),
      ),
      seal: v.nullable(TrialSeal),
      draft: v.string(),
      understood: v.optional(v.array(v.string()), []),
      importId: v.string(),
      clientRoomId: v.string(),
    }),
  }),
);
