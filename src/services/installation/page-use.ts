import * as v from 'valibot';
import type { InstallOfferInput } from '../../machines/installation/install-offer.machine.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

const useKey = 'page-use';

/** A page that is opened within an hour belongs to the same visit. */
const visitGap = 3_600_000;

const Use = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ visit: v.number(), openedAt: v.number(), isAnswered: v.boolean() }),
);
type Use = v.InferOutput<typeof Use>;

const read = (storage: SafeStorage): Use => {
  const stored = v.safeParse(Use, storage.read(useKey));
  return stored.success ? stored.output : { visit: 0, openedAt: -Infinity, isAnswered: false };
};

const write = (storage: SafeStorage, use: Use): void => void storage.write(useKey, JSON.stringify(use));

/** Counts the visit to which this opened page belongs. */
export function countVisit(storage: SafeStorage, now: number): InstallOfferInput {
  const { visit, openedAt, isAnswered } = read(storage);
  const use = { visit: now - openedAt > visitGap ? visit + 1 : visit, openedAt: now, isAnswered };
  write(storage, use);
  return use;
}

/** Stores that the user has answered the offer to install the app. */
export const persistAnswer = (storage: SafeStorage): void =>
  write(storage, { ...read(storage), openedAt: Date.now(), isAnswered: true });

const listeners = new Set<() => void>();

/** Reports that a reply has ended. */
export function reportTurn(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener when a reply has ended, until the signal aborts. */
export function onTurn(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}
