/** The machines of this project, with the tests that catch their mutants. */
import { machineFileOf, machineNameOf } from '../machine-files.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StateMachine } from 'xstate';
import { root } from '../../../tests/architecture/source.ts';
import { coveredBy, readTests } from '../../charts/facts.ts';
import { placedMutants, type Placed } from './plan.ts';

/** A machine, its suite and its mutants. Paths are absolute. */
export interface Suite {
  readonly machine: string;
  readonly file: string;
  readonly stories: readonly string[];
  readonly model: string | null;
  readonly page: string | null;
  readonly mutants: readonly Placed[];
}

/** Reads the tests once for all machines. */
let tests: ReturnType<typeof readTests> | undefined;

const machines = import.meta.glob<Record<string, unknown>>('../../../src/machines/**/*.machine.ts');

/** Returns the names of the machines in a directory of src/machines, or of all machines, as in their file names. */
export function machineNames(directory = ''): string[] {
  return Object.keys(machines)
    .filter((file) => file.includes(`/src/machines/${directory}`))
    .map(machineNameOf);
}

/**
 * Returns the suite of a machine by its name (`chatStream` or `chat-stream`).
 * @throws Error when there is none.
 */
export async function suiteOf(name: string): Promise<Suite> {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const exported = machineNames().includes(kebab)
    ? await machines[`../../../${machineFileOf(kebab)}`]?.()
    : undefined;
  if (!exported) throw new Error(`no machine is called ${name}; there are:\n${machineNames().join('\n')}`);
  const { stories, samples } = coveredBy(kebab, (tests ??= readTests()));
  return suiteFrom(exported, {
    file: join(root, machineFileOf(kebab)),
    stories: stories.map((path) => join(root, path)),
    model: samples[0] === undefined ? null : join(root, samples[0]),
    page: (id) => join(root, 'docs', 'machines', `${id}.md`),
  });
}

/** Returns the suite of any machine; its file is an absolute path. */
export async function foreignSuite(
  file: string,
  stories: readonly string[],
  model: string | null,
): Promise<Suite> {
  const address = `/@fs/${file.replaceAll('\\', '/').replace(/^\//, '')}`;
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ address);
  return suiteFrom(exported, { file, stories, model, page: () => null });
}

function suiteFrom(
  exported: Readonly<Record<string, unknown>>,
  {
    file,
    stories,
    model,
    page,
  }: Pick<Suite, 'file' | 'stories' | 'model'> & { page: (id: string) => string | null },
): Suite {
  const machine = Object.values(exported).find((value) => value instanceof StateMachine);
  if (!machine) throw new Error(`${file} exports no machine`);
  const approved = page(machine.id);
  return {
    machine: machine.id,
    file,
    stories,
    model,
    page: approved !== null && existsSync(approved) ? approved : null,
    mutants: placedMutants(machine, file),
  };
}
