import { join } from 'node:path';
import { rejectedByCompiler } from './code/compiled.ts';
import {
  explanationsIn,
  hashOf,
  readResults,
  resultOf,
  storeResult,
  writeTable,
  type Result,
} from './results.ts';
import { foreignSuite, machineNames, suiteOf, type MutantsProject } from './suites.ts';

/** Returns what the command needs of a project. */
export const mutantsOf = (project: MutantsProject) => ({
  usual: project.usual,
  page: join(project.root, project.page),
  machineNames: () => machineNames(project),
  suiteOf: (name: string) => suiteOf(project, name),
  foreignSuite: (file: string, stories: readonly string[], model: string | null) =>
    foreignSuite(project, file, stories, model),
  readResults: () => readResults(project),
  storeResult: (machine: string, result: Result) => storeResult(project, machine, result),
  writeTable: () => writeTable(project),
  explanationsIn,
  hashOf,
  resultOf,
  rejectedByCompiler,
});
