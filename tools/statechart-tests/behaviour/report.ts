/** The entry point of tools/statechart-tests/coverage.mjs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../../../tests/architecture/source.ts';
import { models } from '../all-models.ts';
import { reportPage } from './html.ts';
import { readRecords, recordsFolder } from './record.ts';
import { runStates, tallyOf } from './tally.ts';
import { machineText, reportText } from './terminal.ts';

/**
 * Writes the page and returns the report for a terminal: for all machines, or with each transition of the named ones.
 */
export async function report(page: string, names: readonly string[]): Promise<string> {
  const records = readRecords(recordsFolder(root));
  const tallies = tallyOf(models, records);
  const runs = runStates(records);
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, await reportPage(tallies, runs));
  const named = tallies.filter(({ machine }) => names.includes(machine));
  return names.length > 0 ? named.map(machineText).join('\n\n') : reportText(tallies, runs);
}
