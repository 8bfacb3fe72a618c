import * as v from 'valibot';
import type { DisclosureRecord } from '../../machines/safety/ai-disclosure.machine.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The storage key of a person's use; null for a visitor. */
export const useKeyOf = (userId: string | null): string => (userId === null ? 'use' : `use:${userId}`);

/** A pause of this length, in milliseconds, ends a session. */
const sessionGap = 30 * 60 * 1000;

const Record = v.object({
  startedAt: v.number(),
  used: v.number(),
  lastAt: v.number(),
  welcomed: v.boolean(),
  toldAt: v.number(),
});
type Record = v.InferOutput<typeof Record>;

export interface UsageStore {
  /** Adds the time since the last count of any tab, at most `interval`; starts a new session after a pause. */
  readonly count: (now: number, interval: number) => Record;
  readonly read: (now: number) => Record;
  readonly saveDisclosure: (disclosure: DisclosureRecord) => void;
  /** Adopts that the person read the disclosure in another browser, if that was in this session. */
  readonly adoptDisclosure: (readAt: number, now: number) => void;
  /** The storage key of the person who uses the page now. */
  readonly key: () => string;
}

/**
 * One count for all tabs and for each person, whose id `person` returns; null for a visitor. Where the browser stores nothing,
 * each tab counts for itself.
 */
export function createUsageStore(storage: SafeStorage, person: () => string | null): UsageStore {
  const inMemory = new Map<string, Record>();
  const key = () => useKeyOf(person());
  const stored = (): Record | null => {
    const found = v.safeParse(v.pipe(v.string(), v.parseJson(), Record), storage.read(key()));
    return found.success ? found.output : (inMemory.get(key()) ?? null);
  };
  const write = (record: Record): Record => {
    inMemory.set(key(), record);
    storage.write(key(), JSON.stringify(record));
    return record;
  };
  const read = (now: number): Record => {
    const record = stored();
    const isOver = record === null || now - record.lastAt > sessionGap || now < record.startedAt;
    return isOver ? { startedAt: now, used: 0, lastAt: now, welcomed: false, toldAt: 0 } : record;
  };
  return {
    key,
    read,
    count: (now, interval) => {
      const record = read(now);
      const passed = Math.max(0, Math.min(now - record.lastAt, interval));
      return write({ ...record, used: record.used + passed, lastAt: now });
    },
    saveDisclosure: (disclosure) => {
      const record = stored();
      if (record !== null) write({ ...record, ...disclosure });
    },
    adoptDisclosure: (readAt, now) => {
      const record = read(now);
      if (!record.welcomed && now - readAt <= sessionGap) {
        write({ ...record, welcomed: true, toldAt: record.used });
      }
    },
  };
}
