/** Lists the mutants of a machine, with the files and lines of their faults. */
import { readFileSync } from 'node:fs';
import { descend, isSyntax, nameOf, syntaxOf, type Syntax } from '../syntax.ts';
import { isPart } from './chart.ts';
import { namedEdits } from './code/rewrite.ts';
import type { Mutant } from './fault.ts';
import { mutantsOf } from './mutations.ts';

/** A mutant with the place of its fault. */
export interface Placed extends Mutant {
  readonly file: string;
  readonly line: number;
}

/** Returns the mutants of a machine's chart. */
export function placedMutants(machine: unknown, file: string): Placed[] {
  if (!isPart(machine) || !isPart(machine['config']) || !isPart(machine['implementations']))
    throw new Error(`${file} has no machine`);
  const { delays, actions } = machine['implementations'];
  const code = readFileSync(file, 'utf8');
  const nodes = syntaxOf(code);
  const mutants = mutantsOf({
    config: machine['config'],
    delays: isPart(delays) ? delays : {},
    actions: isPart(actions) ? actions : {},
  });
  return mutants.map((mutant) => ({ ...mutant, file, line: lineOf(mutant, nodes, code) }));
}

/** Returns the mutants of a file of a machine's code. */
export function placedCodeMutants(machine: string, file: string): Placed[] {
  const code = readFileSync(file, 'utf8');
  return namedEdits(code, file, machine).map(({ id, start }) => ({
    id,
    kind: 'code',
    at: [],
    file,
    line: lineAt(start, code),
  }));
}

function lineOf({ at, id }: Mutant, nodes: readonly Syntax[], code: string): number {
  const [, key, name = ''] = / (delay|action) (\w+)(?:: | sent )/.exec(id) ?? [];
  const place =
    key === undefined
      ? follow(argumentOf('createMachine', nodes), at)
      : follow(argumentOf('setup', nodes), [`${key}s`, name]);
  return lineAt(Number(place?.start ?? 0), code);
}

function lineAt(offset: number, code: string): number {
  return code.slice(0, offset).split('\n').length;
}

function argumentOf(name: string, nodes: readonly Syntax[]): Syntax | undefined {
  const call = nodes.find(({ type, callee }) => {
    if (type !== 'CallExpression' || !isSyntax(callee)) return false;
    return nameOf(callee.type === 'MemberExpression' ? callee.property : callee) === name;
  });
  const [argument] = Array.isArray(call?.arguments) ? call.arguments : [];
  return isSyntax(argument) ? argument : undefined;
}

/** Returns the node at the path of keys, or the last node that exists on it. */
function follow(from: Syntax | undefined, at: readonly (string | number)[]): Syntax | undefined {
  let node = from;
  for (const key of at) {
    const next = node === undefined ? undefined : step(node, key);
    if (!next) break;
    node = next;
  }
  return node;
}

function step(node: Syntax, key: string | number): Syntax | undefined {
  if (node.type === 'ArrayExpression') {
    const element: unknown = Array.isArray(node.elements) ? node.elements[Number(key)] : undefined;
    return isSyntax(element) ? element : undefined;
  }
  const properties = Array.isArray(node.properties) ? node.properties.filter((part) => isSyntax(part)) : [];
  const found = properties.find((property) => nameOf(property.key) === String(key));
  return descend(found?.value)[0];
}
