/** Writes the pages of machines. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../explorer/model.ts';
import { definitionOf } from './definition.ts';
import { noFacts, type Facts } from './facts.ts';
import { toMermaid } from './mermaid.ts';
import { pageOf } from './page.ts';
import { picturesOf } from './pictures.ts';
import { drawSvg } from './svg.ts';
import { tableOf } from './table.ts';

/** Facts about a machine that the machine itself does not contain. */
export type FactsOf = (model: Model) => Facts;

const nothingKnown: FactsOf = () => noFacts;

/** Writes the pages and pictures of all machines into a folder, in place of what it has. */
export async function writePages(
  folder: string,
  models: readonly Model[],
  factsOf: FactsOf = nothingKnown,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const model of models) {
    const { machine } = model;
    const facts = factsOf(model);
    const pictures = await picturesOf(machine, facts.eventsOf);
    writeFileSync(join(folder, `${machine.id}.md`), pageOf(model, tableOf(model), facts, pictures));
    for (const { root, layout } of pictures) {
      writeFileSync(join(folder, `${root.id}.svg`), drawSvg(root.id, layout));
    }
  }
}

/** Writes each machine's definition as JSON, for editors, and its chart as Mermaid into a folder. */
export function writeDefinitions(folder: string, models: readonly Model[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { machine } of models) {
    writeFileSync(join(folder, `${machine.id}.json`), definitionOf(machine));
    writeFileSync(join(folder, `${machine.id}.mmd`), `${toMermaid(machine)}\n`);
  }
}
