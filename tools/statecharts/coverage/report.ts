/** The report of which tests take which transitions. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Model } from '../explorer/model.ts';
import { machineFileOf, type Project } from '../project.ts';
import { reportPage } from './html.ts';
import { readRecords, recordsFolder } from './record.ts';
import { runStates, tallyOf } from './tally.ts';
import { machineText, reportText } from './terminal.ts';

/**
 * Writes the page and returns the report for a terminal: for all machines, or with each transition of the named ones.
 */
export async function report(
  project: Project,
  models: ReadonlyMap<string, Model>,
  page: string,
  names: readonly string[],
): Promise<string> {
  const files = project.tests.filter((file) => /\.(?:test|tour\.spec)\.ts$/.test(file));
  const records = readRecords(recordsFolder(project.root)).filter(({ file }) => files.includes(file));
  const changedAt = (path: string): number =>
    statSync(join(project.root, path), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  const tallies = tallyOf(models, records, changedAt, (name) => machineFileOf(project, name));
  const runs = runStates(records, files, changedAt);
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, await reportPage(tallies, runs));
  const named = tallies.filter(({ machine }) => names.includes(machine));
  return names.length > 0 ? named.map(machineText).join('\n\n') : reportText(tallies, runs);
}
