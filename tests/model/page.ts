/** The page about a machine in docs/machines. All of it is derived from the machine, but for the table that people approve. */
import type { AnyStateNode } from 'xstate';
import { toMermaid } from '../../src/dev/charts/mermaid.ts';
import { stateNodesOf } from './machine-parts.ts';
import type { Model } from './model.ts';

const begin = '<!-- approved table: begin -->';
const end = '<!-- approved table: end -->';

/** The Markdown of the page, with the given table of transitions. */
export function pageOf(model: Model, table: string): string {
  const { machine } = model;
  const nodes = stateNodesOf(machine);
  const sections = [
    `# ${machine.id}`,
    machine.root.description ?? '',
    `The chart as a picture: [${machine.id}.svg](${machine.id}.svg).`,
    `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``,
    ...section('States', ['state', 'kind', 'tags', 'what for'], nodes.slice(1).map(stateRow)),
    ...section('Events', ['event', 'payload'], eventRows(model)),
    ...section('Actors', ['actor', 'runs in'], actorRows(model, nodes)),
    ...section('Delays', ['delay', 'milliseconds'], delayRows(model)),
    '## Transitions',
    `${begin}\n${table}\n${end}`,
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

/** The table on a page that exists; null where there is none. */
export function approvedTable(page: string): string | null {
  const [, rest] = page.split(`${begin}\n`);
  const [table] = rest?.split(`\n${end}`) ?? [];
  return table ?? null;
}

function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`## ${title}`, lines.join('\n')];
}

function stateRow(node: AnyStateNode): string[] {
  const kind = node.type === 'atomic' ? '' : node.type;
  return [code(node.path.join('.')), kind, node.tags.map(code).join(' '), node.description ?? ''];
}

function eventRows({ machine, samples }: Model): string[][] {
  const types: string[] = machine.events.filter((type: string) => !type.startsWith('xstate.'));
  return [...new Set([...types, ...Object.keys(samples.events)])]
    .toSorted()
    .map((type) => [code(type), payloadNames(samples.events[type]).map(code).join(', ')]);
}

function payloadNames(payloads: Model['samples']['events'][string] | undefined): string[] {
  if (payloads === undefined || typeof payloads === 'function') return [];
  return [...new Set(payloads.flatMap((payload) => Object.keys(payload)))];
}

function actorRows({ machine }: Model, nodes: readonly AnyStateNode[]): string[][] {
  return Object.keys(machine.implementations.actors)
    .toSorted()
    .map((name) => {
      const places = nodes.filter(({ invoke }) => invoke.some(({ src }) => src === name));
      return [code(name), places.length === 0 ? 'started by an action' : places.map(placeOf).join(', ')];
    });
}

function delayRows({ machine }: Model): string[][] {
  return Object.entries(machine.implementations.delays)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, delay]) => [
      code(name),
      typeof delay === 'number' ? String(delay) : 'depends on the context',
    ]);
}

function placeOf({ path }: AnyStateNode): string {
  return path.length === 0 ? 'every state' : code(path.join('.'));
}

function code(text: string): string {
  return `\`${text}\``;
}
