import { copiesKey } from './copies-setting.ts';

/** Erases the copies of all accounts except this one; null erases all. */
export async function eraseCopies(keptUserId: string | null): Promise<void> {
  // Without TLS there is no cache, and nothing in it.
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const kept = keptUserId === null ? null : copiesKey + keptUserId;
  const erased = names.filter((name) => name.startsWith(copiesKey) && name !== kept);
  await Promise.all(erased.map((name) => caches.delete(name)));
}
