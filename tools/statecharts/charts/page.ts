/** The page about a machine, which is derived from the machine. */
import type { AnyStateNode } from 'xstate';
import { linkTo, type Facts } from './facts.ts';
import { eventTypesOf, stateNodesOf } from '../explorer/machine-parts.ts';
import type { Picture } from './pictures.ts';
import type { Model } from '../explorer/model.ts';

/** Returns the Markdown of the page, with the given table of transitions. */
export function pageOf(model: Model, table: string, facts: Facts, pictures: readonly Picture[]): string {
  const { machine } = model;
  const nodes = stateNodesOf(machine);
  const sections = [
    `# ${machine.id}`,
    machine.root.description ?? '',
    filesLine(facts),
    ...pictures.flatMap(pictureLines),
    ...section('States', ['state', 'kind', 'tags', 'what for'], nodes.slice(1).map(stateRow)),
    ...section('Events', ['event', 'payload', 'sent by'], eventRows(model, facts)),
    ...section('Actors', ['actor', 'runs in', 'done by'], actorRows(model, nodes, facts)),
    ...section('Delays', ['delay', 'milliseconds'], delayRows(model)),
    '## Transitions',
    table,
    ...section('What covers it', ['by', 'files'], coverRows(facts)),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
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

/** Stately's editor accepts no definition in its address, so the page says what to import there. */
function filesLine({ file }: Facts): string {
  return file === null
    ? ''
    : `The machine is ${linkTo(file)}. To open it in Stately, create a machine in [its editor](${editor}) and choose *Import*: paste the code of that file, which needs no other.`;
}

const editor = 'https://stately.ai/registry/new';

/** The first picture shows the whole machine; the others what it shows folded. */
function pictureLines({ root }: Picture, index: number): string[] {
  const picture = `![Chart of ${root.id}](${root.id}.svg)`;
  return index === 0 ? [picture] : [`Inside of ${code(root.path.join('.'))}:`, picture];
}

function eventRows({ machine, samples }: Model, { file, senders }: Facts): string[][] {
  return [...new Set([...eventTypesOf(machine), ...Object.keys(samples.events)])].toSorted().map((type) => [
    code(type),
    payloadNames(samples.events[type]).map(code).join(', '),
    senderText(
      type,
      (senders.get(type) ?? []).map((path) => (path === file ? 'itself' : linkTo(path))),
      eventTypesOf(machine).includes('*'),
    ),
  ]);
}

/** XState sends the ends of actors. A machine that accepts every event forwards what it does not handle. */
function senderText(type: string, links: readonly string[], acceptsAll: boolean): string {
  if (type.startsWith('xstate.')) return 'XState';
  return type === '*' || (links.length === 0 && acceptsAll)
    ? 'the senders of the actor that gets it'
    : listed(links);
}

/** Returns the items of a list as text, or a dash for an empty list. */
function listed(parts: readonly string[]): string {
  return parts.length === 0 ? '–' : parts.join(', ');
}

function payloadNames(payloads: Model['samples']['events'][string] | undefined): string[] {
  if (payloads === undefined || typeof payloads === 'function') return [];
  return [...new Set(payloads.flatMap((payload) => Object.keys(payload)))];
}

function actorRows({ machine }: Model, nodes: readonly AnyStateNode[], { fillers }: Facts): string[][] {
  return Object.keys(machine.implementations.actors)
    .toSorted()
    .map((name) => {
      const places = nodes.filter(({ invoke }) => invoke.some(({ src }) => src === name));
      return [
        code(name),
        places.length === 0 ? 'started by an action' : places.map(placeOf).join(', '),
        listed((fillers.get(name) ?? []).map(linkTo)),
      ];
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

function coverRows({ stories, samples, tours }: Facts): string[][] {
  return [
    ['stories', listed(stories.map(linkTo))],
    ['walks over every edge', listed(samples.map(linkTo))],
    ['tours in a browser', listed(tours.map(linkTo))],
  ];
}

function placeOf({ path }: AnyStateNode): string {
  return path.length === 0 ? 'every state' : code(path.join('.'));
}

function code(text: string): string {
  return `\`${text}\``;
}
