import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { stateNodesOf } from 'statechart-tools/explorer/machine-parts';
import { handlesFailure } from 'statechart-tools/explorer/supervision';
import { keysIn, obstacles, placeholdersIn } from './obstacles.ts';
import { filesBelow, isSyntax, nameOf, syntaxOf, textOfFile } from './source.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts', {
  eager: true,
});
const files = filesBelow('src/machines').filter((file) => file.endsWith('.machine.ts'));
const outside = filesBelow('src').filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.machine.ts'));

/** Read once, because every machine is searched for in all of them. */
const importsOf = new Map(outside.map((path) => [path, importsIn(path)]));

describe.each(files)('%s', (file) => {
  const code = textOfFile(file);
  const machine = machineIn(modules[`../../${file}`] ?? {});

  test('can be read by tools that do not run it', () => {
    expect(obstacles(code)).toEqual([]);
  });

  test('imports values only from xstate, from other machine files, and codes, limits and functions over texts of the contract', () => {
    expect(
      valueImports(code).filter(
        (from) =>
          from !== 'xstate' &&
          !/^\.\.?\/(?:\.\.\/)*(?:[a-z-]+\/){0,2}[a-z.-]+\.ts$/.test(from) &&
          !/^(?:\.\.\/)+contract\/(?:envelope|limits|blank-text|letters)\.ts$/.test(from),
      ),
    ).toEqual([]);
  });

  test('is named after its file and has a description', () => {
    expect(machine.id).toBe(camelCase(file.replace(/^.*\//, '').replace('.machine.ts', '')));
    expect(machine.root.description).toMatch(/^[A-Z][^\n]*\.$/);
  });

  test('gives every invoked actor an id and handles its failure', () => {
    const invokes = stateNodesOf(machine).flatMap((node) => node.invoke.map((invoke) => ({ node, invoke })));
    expect(invokes.filter(({ invoke }) => !isNamed(invoke.id)).map(({ node }) => node.id)).toEqual([]);
    expect(
      invokes.filter(({ node, invoke }) => !handlesFailure(node, invoke)).map(({ node }) => node.id),
    ).toEqual([]);
  });

  test('names its events as noun.verb and its states without error or success', () => {
    const events: string[] = machine.events.filter(
      (type: string) => type !== '*' && !type.startsWith('xstate.'),
    );
    expect(events.filter((type) => !/^[a-z][a-zA-Z]*\.([a-z][a-zA-Z]*|\*)$/.test(type))).toEqual([]);
    const keys = stateNodesOf(machine).map(({ key }) => key);
    expect(keys.filter((key) => !/^[a-z][a-zA-Z]*$/.test(key) || /^(error|success)$/i.test(key))).toEqual([]);
  });

  test('declares every delay that it waits for', () => {
    const delays = stateNodesOf(machine).flatMap((node) => node.after.map(({ delay }) => delay));
    const declared = Object.keys(machine.implementations.delays);
    expect(delays.filter((delay) => typeof delay === 'string' && !declared.includes(delay))).toEqual([]);
  });

  test('receives every placeholder actor and effect from the code that starts it', () => {
    const provided = new Set(wiringOf(file).flatMap((path) => [...keysIn(textOfFile(path), langOf(path))]));
    expect(placeholdersIn(code).filter((name) => !provided.has(name))).toEqual([]);
  });
});

test.each(files.filter((file) => !file.startsWith('src/machines/shared/')))(
  '%s has no pair of states for the crash of a child: `supervised` starts it again',
  (file) => {
    expect(crashPairs(machineIn(modules[`../../${file}`] ?? {}))).toEqual([]);
  },
);

/** The crash leads to a state whose only way out is back to the child. */
function crashPairs(machine: AnyStateMachine): string[] {
  return stateNodesOf(machine).flatMap((node) =>
    node.invoke
      .filter(({ src }) => typeof src === 'string' && isPart(machine, src))
      .flatMap(({ id }) => node.transitions.get(`xstate.error.actor.${id}`) ?? [])
      .flatMap(({ target }) => target ?? [])
      .filter((crashed) => crashed.parent === node.parent && !isInitial(crashed))
      .filter((crashed) => {
        const targets = [...crashed.transitions.values()].flat().flatMap(({ target: to }) => to ?? []);
        return targets.length > 0 && targets.every((to) => to === node);
      })
      .map((crashed) => crashed.id),
  );
}

const isInitial = (node: AnyStateNode): boolean => node.parent?.initial?.target?.includes(node) === true;

/** Requests, pagers and commands are started again with another input, which only their parent knows. */
function isPart({ implementations }: AnyStateMachine, src: string): boolean {
  const logic: unknown = implementations.actors[src];
  return (
    logic instanceof StateMachine &&
    !['request', 'pager', 'supervised', 'command', 'confirmation'].includes(logic.id)
  );
}

function machineIn(exported: Record<string, unknown>): AnyStateMachine {
  const machines = Object.values(exported).filter((value) => value instanceof StateMachine);
  const [machine] = machines;
  if (!machine || machines.length > 1) throw new Error(`${machines.length} machines are exported`);
  return machine;
}

/** Returns the files that import a machine, and the files that these import. */
function wiringOf(machineFile: string): string[] {
  const name = machineFile.replace(/^.*\//, '/');
  const users = [...importsOf].filter(([, imports]) => imports.some((from) => from.endsWith(name)));
  const used = users.flatMap(([path, imports]) =>
    imports.map((from) => posix.join(posix.dirname(path), from)),
  );
  return [...new Set([...users.map(([path]) => path), ...used])].filter((path) => importsOf.has(path));
}

function importsIn(path: string): string[] {
  return syntaxOf(textOfFile(path), langOf(path))
    .filter(({ type }) => type === 'ImportDeclaration')
    .map(({ source }) => nameOf(source) ?? '');
}

function langOf(path: string): 'ts' | 'tsx' {
  return path.endsWith('x') ? 'tsx' : 'ts';
}

function valueImports(code: string): string[] {
  return syntaxOf(code)
    .filter(
      (node) =>
        node.type === 'ImportDeclaration' && node.importKind !== 'type' && !importsTypesOnly(node.specifiers),
    )
    .map(({ source }) => nameOf(source) ?? '');
}

function importsTypesOnly(specifiers: unknown): boolean {
  const parts = Array.isArray(specifiers) ? specifiers.filter((part) => isSyntax(part)) : [];
  return parts.length > 0 && parts.every(({ importKind }) => importKind === 'type');
}

/** XState numbers an invoke without an id by its position: `0.auth.loggedIn`. */
function isNamed(id: string): boolean {
  return /^[a-z][a-zA-Z]*$/.test(id);
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
