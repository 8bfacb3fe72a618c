import * as v from 'valibot';
import type { ThreadKey } from '../../machines/chat/outbox/unsent-message.types.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import type { TabIdentity } from '../browser/tab-identity.ts';

/** The draft in the composer of this tab, by user and room. */
export interface TabDrafts {
  /** The tab's own draft, which may be empty; else the newest one that no open tab owns, which becomes its own; else ''. */
  readonly open: (thread: ThreadKey) => Promise<string>;
  /** Only after `open`. An empty text removes this tab's draft and no other. */
  readonly keep: (thread: ThreadKey, text: string) => void;
}

interface Draft {
  readonly text: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Each tab has a key of its own for each room, so that one tab never overwrites or removes what another holds. A tab
 * that emptied its draft remembers that in `tabArea`: it does not adopt the draft of a tab that reloads with it.
 */
export const createTabDrafts = (
  storage: SafeStorage,
  tabArea: Pick<SafeStorage, 'read' | 'write'>,
  tab: TabIdentity,
  now: () => number = Date.now,
): TabDrafts => {
  let tabId = '';

  const keep = (thread: ThreadKey, text: string): boolean => {
    const key = keyOf(thread, tabId);
    if (text !== '') return storage.write(key, JSON.stringify({ text, at: now() } satisfies Draft));
    storage.remove(key);
    return tabArea.write(key, emptied);
  };

  const newestWithoutTab = async (thread: ThreadKey) => {
    const found = await Promise.all(
      keysOf(storage, thread).map(async (key) =>
        (await isOwned(thread, key)) ? [] : [{ key, ...readDraft(storage, key) }],
      ),
    );
    return found.flat().toSorted((one, other) => other.at - one.at)[0];
  };

  const isOwned = async (thread: ThreadKey, key: string): Promise<boolean> => {
    const owner = key.slice(keyOf(thread, '').length);
    return owner !== '' && (await tab.isOpen(owner));
  };

  return {
    async open(thread) {
      tabId = await tab.claim();
      const own = keyOf(thread, tabId);
      if (storage.read(own) !== null) return readDraft(storage, own).text;
      if (tabArea.read(own) === emptied) return '';
      const found = await newestWithoutTab(thread);
      if (found === undefined) return '';
      if (keep(thread, found.text)) storage.remove(found.key);
      return found.text;
    },
    keep: (thread, text) => void keep(thread, text),
  };
};

/** Returns the draft that is stored under this key; an empty one where there is none. */
export const readDraft = (storage: Pick<SafeStorage, 'read'>, key: string): Draft => {
  const text = storage.read(key) ?? '';
  const stored = v.safeParse(StoredDraft, text);
  // Earlier versions stored the bare text.
  return stored.success ? stored.output : { text, at: 0 };
};

/** The keys of all drafts for the room, whichever tab or version of the product stored them. */
export const keysOf = (storage: Pick<SafeStorage, 'keys'>, thread: ThreadKey): readonly string[] => {
  const bare = keyOf(thread, '').slice(0, -1);
  return storage.keys(bare).filter((key) => key === bare || key.startsWith(keyOf(thread, '')));
};

const StoredDraft = v.pipe(v.string(), v.parseJson(), v.object({ text: v.string(), at: v.number() }));

const emptied = 'emptied';

const keyOf = ({ userId, roomId }: ThreadKey, tabId: string): string =>
  `mates.draft/${userId}/${roomId}/${tabId}`;
