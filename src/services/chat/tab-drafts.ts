import * as v from 'valibot';
import type { Desk } from '../../machines/chat/conversation.types.ts';
import { memoryBacked } from '../storage/memory-backed.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import type { TabIdentity } from '../browser/tab-identity.ts';

/** What stands in the composer of this tab, by user and room. */
export interface TabDrafts {
  /** The tab's own draft; else the newest one that no open tab owns, which becomes its own; else ''. */
  readonly open: (desk: Desk) => Promise<string>;
  /** Only after `open`. An empty text removes this tab's draft and no other. */
  readonly keep: (desk: Desk, text: string) => void;
}

interface Draft {
  readonly text: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
}

/** Each tab has a key of its own for each room, so that one tab never overwrites or removes what another holds. */
export const createTabDrafts = (
  area: SafeStorage,
  tab: TabIdentity,
  now: () => number = Date.now,
): TabDrafts => {
  const storage = memoryBacked(area);
  let tabId = '';

  const keep = (desk: Desk, text: string): boolean => {
    const key = keyOf(desk, tabId);
    if (text !== '') return storage.write(key, JSON.stringify({ text, at: now() } satisfies Draft));
    storage.remove(key);
    return true;
  };

  const newestWithoutTab = async (desk: Desk) => {
    const found = await Promise.all(
      keysOf(storage, desk).map(async (key) => ((await isOwned(desk, key)) ? [] : [{ key, ...readAt(key) }])),
    );
    return found.flat().toSorted((one, other) => other.at - one.at)[0];
  };

  const isOwned = async (desk: Desk, key: string): Promise<boolean> => {
    const owner = key.slice(keyOf(desk, '').length);
    return owner !== '' && (await tab.isOpen(owner));
  };

  const readAt = (key: string): Draft => {
    const text = storage.read(key) ?? '';
    const stored = v.safeParse(StoredDraft, text);
    // Earlier versions stored the bare text.
    return stored.success ? stored.output : { text, at: 0 };
  };

  return {
    async open(desk) {
      tabId = await tab.claim();
      const own = keyOf(desk, tabId);
      if (storage.read(own) !== null) return readAt(own).text;
      const found = await newestWithoutTab(desk);
      if (found === undefined) return '';
      if (keep(desk, found.text)) storage.remove(found.key);
      return found.text;
    },
    keep: (desk, text) => void keep(desk, text),
  };
};

/** The keys of all drafts for the room, whichever tab or version of the product stored them. */
export const keysOf = (storage: Pick<SafeStorage, 'keys'>, desk: Desk): readonly string[] => {
  const bare = keyOf(desk, '').slice(0, -1);
  return storage.keys(bare).filter((key) => key === bare || key.startsWith(keyOf(desk, '')));
};

const StoredDraft = v.pipe(v.string(), v.parseJson(), v.object({ text: v.string(), at: v.number() }));

const keyOf = ({ userId, roomId }: Desk, tabId: string): string => `mates.draft/${userId}/${roomId}/${tabId}`;
