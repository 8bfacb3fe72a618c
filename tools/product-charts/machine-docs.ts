/** The entry point of charts.mjs: the tables and pages of every machine that has a model. */
import { approveTables, findUnapproved } from 'statechart-tools/charts/approved-tables';
import { noFacts, readFacts } from 'statechart-tools/charts/facts';
import { writeDefinitions, writePages, type FactsOf } from 'statechart-tools/charts/pages';
import { models } from './models.ts';
import { project } from './project.ts';

const all = [...models.values()];

/** Writes the pages and pictures, which are not committed. */
export const updatePages = (folder: string): Promise<void> => writePages(folder, all, knownFacts());

/** Approves the tables of the machines' current behavior. */
export const approve = (folder: string): void => approveTables(folder, all);

/** Returns what nobody approved, one line each. */
export const check = (folder: string): string[] => findUnapproved(folder, all);

/** Writes all definitions as JSON and Mermaid into a folder. */
export const exportDefinitions = (folder: string): void => writeDefinitions(folder, all);

function knownFacts(): FactsOf {
  const factsOf = readFacts(project, models);
  const names = new Map([...models].map(([name, model]) => [model, name]));
  return (model) => {
    const name = names.get(model);
    return name === undefined ? noFacts : factsOf(name);
  };
}
