/** Lists the machines to test, with their mutants, their suites and the lines of their faults. */
import { readFileSync } from 'node:fs';
import { descend, isSyntax, nameOf, syntaxOf, type Syntax } from '../../../tests/architecture/source.ts';
import { isPart } from './chart.ts';
import { mutantsOf, type Mutant } from './mutations.ts';

/** A mutant with the line of its fault in the machine's file. */
export interface Placed extends Mutant {
  readonly line: number;
}

/** Returns the mutants of a machine, in the order of its file. */
export function placedMutants(machine: unknown, file: string): Placed[] {
  if (!isPart(machine) || !isPart(machine['config']) || !isPart(machine['implementations']))
    throw new Error(`${file} has no machine`);
  const delays = machine['implementations']['delays'];
  const code = readFileSync(file, 'utf8');
  const nodes = syntaxOf(code);
  const mutants = mutantsOf({ config: machine['config'], delays: isPart(delays) ? delays : {} });
  return mutants.map((mutant) => ({ ...mutant, line: lineOf(mutant, nodes, code) }));
}

function lineOf({ at, id }: Mutant, nodes: readonly Syntax[], code: string): number {
  const [, delay] = / delay (\w+): /.exec(id) ?? [];
  const place = delay === undefined ? follow(argumentOf('createMachine', nodes), at) : delayIn(nodes, delay);
  return code.slice(0, Number(place?.start ?? 0)).split('\n').length;
}

function argumentOf(name: string, nodes: readonly Syntax[]): Syntax | undefined {
  const call = nodes.find(({ type, callee }) => {
    if (type !== 'CallExpression' || !isSyntax(callee)) return false;
    return nameOf(callee.type === 'MemberExpression' ? callee.property : callee) === name;
  });
  const [argument] = Array.isArray(call?.arguments) ? call.arguments : [];
  return isSyntax(argument) ? argument : undefined;
}

function delayIn(nodes: readonly Syntax[], name: string): Syntax | undefined {
  return follow(argumentOf('setup', nodes), ['delays', name]);
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
