/** The machines of this project, with the tests that catch their mutants. */
import { machineFileOf, machineNameOf } from '../machine-files.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StateMachine } from 'xstate';
import { root } from '../../../tests/architecture/source.ts';
import { tableFileOf } from '../../charts/approved-tables.ts';
import { coveredBy, readTests } from '../../charts/facts.ts';
import { codeFilesOf } from './code/files.ts';
import { placedCodeMutants, placedMutants, type Placed } from './plan.ts';

/** A machine, its suite and its mutants. Paths are absolute. */
export interface Suite {
  readonly machine: string;
  readonly file: string;
  /** The files whose code is mutated: the machine's own, its reducers, selectors and guards. */
  readonly code: readonly string[];
  /** Those that test the functions of its code come first: they are the fastest. */
  readonly stories: readonly string[];
  readonly model: string | null;
  readonly table: string | null;
  readonly mutants: readonly Placed[];
}

/** Read once for all machines. */
let tests: ReturnType<typeof readTests> | undefined;

/** Tests of every machine load all of them again for each mutant, which takes minutes and gigabytes. */
const allModels = 'tools/statechart-tests/all-models.ts';

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
  tests ??= readTests().filter(({ imports }) => !imports.includes(allModels));
  const { stories, samples } = coveredBy(kebab, tests);
  const file = machineFileOf(kebab);
  const code = codeFilesOf(file);
  const ofCode = tests.filter(
    ({ path, imports }) => path.endsWith('.test.ts') && code.some((helper) => imports.includes(helper)),
  );
  return suiteFrom(exported, {
    file: join(root, file),
    code: code.map((path) => join(root, path)),
    stories: [...new Set([...ofCode.map(({ path }) => path), ...stories])].map((path) => join(root, path)),
    model: samples[0] === undefined ? null : join(root, samples[0]),
    table: (id) => join(root, 'tests', 'machines', 'tables', tableFileOf(id)),
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
  return suiteFrom(exported, { file, code: codeFilesOf(file), stories, model, table: () => null });
}

function suiteFrom(
  exported: Readonly<Record<string, unknown>>,
  given: Pick<Suite, 'file' | 'code' | 'stories' | 'model'> & { table: (id: string) => string | null },
): Suite {
  const machine = Object.values(exported).find((value) => value instanceof StateMachine);
  if (!machine) throw new Error(`${given.file} exports no machine`);
  const approved = given.table(machine.id);
  return {
    ...given,
    machine: machine.id,
    table: approved !== null && existsSync(approved) ? approved : null,
    mutants: [
      ...placedMutants(machine, given.file),
      ...given.code.flatMap((path) => placedCodeMutants(machine.id, path)),
    ],
  };
}
