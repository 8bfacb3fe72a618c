import * as v from 'valibot';
import type { DisclosureRecord } from '../../machines/safety/ai-disclosure.types.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

export const useKey = 'use';

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
}

/** One count for all tabs. Where the browser stores nothing, each tab counts for itself. */
export function createUsageStore(storage: SafeStorage): UsageStore {
  let inMemory: Record | null = null;
  const stored = (): Record | null => {
    const found = v.safeParse(v.pipe(v.string(), v.parseJson(), Record), storage.read(useKey));
    return found.success ? found.output : inMemory;
  };
  const write = (record: Record): Record => {
    inMemory = record;
    storage.write(useKey, JSON.stringify(record));
    return record;
  };
  const read = (now: number): Record => {
    const record = stored();
    const isOver = record === null || now - record.lastAt > sessionGap || now < record.startedAt;
    return isOver ? { startedAt: now, used: 0, lastAt: now, welcomed: false, toldAt: 0 } : record;
  };
  return {
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
  };
}
