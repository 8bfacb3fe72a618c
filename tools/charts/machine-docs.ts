/** The entry point of tools/charts/charts.mjs: the pages of every machine that has a model. */
import { models } from '../statechart-tests/all-models.ts';
import { noFacts, readFacts } from './facts.ts';
import { findStale, findUnapproved, writeDefinitions, writePages, type FactsOf } from './pages.ts';

/** Updates the pages; with `approve` also their tables. */
export function updateDocs(folder: string, approve: boolean): Promise<void> {
  return writePages(folder, [...models.values()], approve, knownFacts());
}

/** Returns what is outdated, one line each. */
export function checkDocs(folder: string): Promise<string[]> {
  return findStale(folder, [...models.values()], knownFacts());
}

/** Returns the rows of tables that nobody approved, one line each. */
export function checkTables(folder: string): string[] {
  return findUnapproved(folder, [...models.values()]);
}

/** Writes all definitions as JSON and Mermaid into a folder. */
export function exportDefinitions(folder: string): void {
  writeDefinitions(folder, [...models.values()]);
}

function knownFacts(): FactsOf {
  const factsOf = readFacts(models);
  const names = new Map([...models].map(([name, model]) => [model, name]));
  return (model) => {
    const name = names.get(model);
    return name === undefined ? noFacts : factsOf(name);
  };
}
