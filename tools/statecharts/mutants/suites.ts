/** The machines of a project, with the tests that catch their mutants. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StateMachine } from 'xstate';
import { tableFileOf } from '../charts/approved-tables.ts';
import { coveredBy, readTests } from '../charts/facts.ts';
import { machineFileOf, machineNameOf, type Project } from '../project.ts';
import { codeFilesOf } from './code/files.ts';
import type { Job } from './job.ts';
import { placedCodeMutants, placedMutants, type Placed } from './plan.ts';

/** What is asked about mutants of a project. Paths are relative to its root. */
export interface MutantsProject extends Project {
  /** The names of the machines that are tested when none is named. */
  readonly usual: readonly string[];
  /** Tests that import this file are of every machine: they load all of them again for each mutant, which takes minutes and gigabytes. */
  readonly allModels: string;
  /** The module that exports the `expectations` of the rules. */
  readonly expectations: string;
  /** The file of the stored results, and the Markdown page with their table and the explained survivors. */
  readonly results: string;
  readonly page: string;
}

/** A machine, its suite and its mutants. Paths are absolute. */
export interface Suite extends Pick<Job, 'root' | 'machine' | 'expectations'> {
  readonly file: string;
  /** The files whose code is mutated: the machine's own, its reducers, selectors and guards. */
  readonly code: readonly string[];
  /** Those that test the functions of its code come first: they are the fastest. */
  readonly stories: readonly string[];
  readonly model: string | null;
  readonly table: string | null;
  readonly mutants: readonly Placed[];
}

/** Read once for all machines of a project. */
const known = new WeakMap<MutantsProject, ReturnType<typeof readTests>>();

function testsOf(project: MutantsProject): ReturnType<typeof readTests> {
  const tests =
    known.get(project) ?? readTests(project).filter(({ imports }) => !imports.includes(project.allModels));
  known.set(project, tests);
  return tests;
}

/** Returns the names of all machines, as in their file names. */
export function machineNames({ machines }: Project): string[] {
  return Object.keys(machines).map(machineNameOf);
}

/**
 * Returns the suite of a machine by its name (`chatStream` or `chat-stream`).
 * @throws Error when there is none.
 */
export async function suiteOf(project: MutantsProject, name: string): Promise<Suite> {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const names = machineNames(project);
  const exported = names.includes(kebab)
    ? await project.machines[machineFileOf(project, kebab)]?.()
    : undefined;
  if (!exported) throw new Error(`no machine is called ${name}; there are:\n${names.join('\n')}`);
  const { root } = project;
  const tests = testsOf(project);
  const { stories, samples } = coveredBy(project, kebab, tests);
  const file = machineFileOf(project, kebab);
  const code = codeFilesOf(file, root);
  const ofCode = tests.filter(
    ({ path, imports }) => path.endsWith('.test.ts') && code.some((helper) => imports.includes(helper)),
  );
  return suiteFrom(exported, {
    root,
    expectations: join(root, project.expectations),
    file: join(root, file),
    code: code.map((path) => join(root, path)),
    stories: [...new Set([...ofCode.map(({ path }) => path), ...stories])].map((path) => join(root, path)),
    model: samples[0] === undefined ? null : join(root, samples[0]),
    table: (id) => join(root, project.tables, tableFileOf(id)),
  });
}

/** Returns the suite of a machine that is none of the project; its file is an absolute path. */
export async function foreignSuite(
  { root }: Pick<Project, 'root'>,
  file: string,
  stories: readonly string[],
  model: string | null,
): Promise<Suite> {
  const address = `/@fs/${file.replaceAll('\\', '/').replace(/^\//, '')}`;
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ address);
  return suiteFrom(exported, {
    root,
    expectations: null,
    file,
    code: codeFilesOf(file),
    stories,
    model,
    table: () => null,
  });
}

function suiteFrom(
  exported: Readonly<Record<string, unknown>>,
  given: Omit<Suite, 'machine' | 'table' | 'mutants'> & { table: (id: string) => string | null },
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
