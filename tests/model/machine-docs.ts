/** What scripts/machine-docs.mjs runs: the pages of every machine that has a model. */
import { models } from './all-models.ts';
import { findStale, writePages } from './pages.ts';

/** Brings the pages up to date; with `approve` also their tables. */
export function updateDocs(folder: string, approve: boolean): Promise<void> {
  return writePages(folder, [...models.values()], approve);
}

/** What is not current, a line each. */
export function checkDocs(folder: string): Promise<string[]> {
  return findStale(folder, [...models.values()]);
}
