/** The entry point of mutants.mjs. */
import { machineNameOf } from 'statechart-tools/project';
import type { MutantsProject } from 'statechart-tools/mutants/suites';
import { mutantsOf } from 'statechart-tools/mutants/tools';
import { project } from './project.ts';

export const mutantsProject: MutantsProject = {
  ...project,
  usual: Object.keys(project.machines)
    .filter((path) => /^src\/machines\/(?:auth|chat|notifications)/.test(path))
    .map(machineNameOf),
  allModels: 'tools/product-charts/models.ts',
  expectations: 'tests/machines/rules/expectations.ts',
  results: 'tools/product-charts/mutants.json',
  page: 'docs/mutants.md',
};

export const mutants = mutantsOf(mutantsProject);
