/** The behaviour of a machine as rows that people read, approve and keep in git. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { guardText } from '../../src/dev/charts/labels.ts';
import { nodeOf, rememberedIn, type Edge, type Model, type Node } from './model.ts';
import { textOf } from './text.ts';
import { describeStep } from './walks.ts';

interface Row {
  readonly place: string;
  /** The part of the context on which behaviour depends, and what history states remember. */
  readonly context: string;
  readonly when: string;
  readonly goal: string;
  readonly effects: string;
}

/** A table longer than this is read by nobody: it tells the outcomes that there are, without the contexts they need. */
const readableLength = 300;

/** A Markdown table: in which state, when what happens, then which state, asking for which effects. */
export function tableOf(model: Model): string {
  const rows = model.edges.map((edge) => rowOf(model, edge));
  const plain = new Set(rows.map((row) => lineOf(row, row.place)));
  const answers = answersOf(rows);
  const exact = new Set(
    rows.map((row) => {
      const isClear = answers.get(questionOf(row))?.size === 1;
      return lineOf(row, isClear ? row.place : `${row.place} with ${row.context}`);
    }),
  );
  const lines = exact.size > readableLength ? plain : exact;
  return ['| in | when | then | effects |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

function rowOf(model: Model, edge: Edge): Row {
  const [from, to] = [nodeOf(model, edge.from), nodeOf(model, edge.to)];
  const guards = guardsOf(model, from, edge);
  return {
    place: concerned(from, to, edge),
    context: [
      textOf(model.samples.view?.(from.snapshot.context) ?? from.snapshot.context),
      ...rememberedIn(from.snapshot).map((id) => `history ${id}`),
    ].join(', '),
    when: [describeStep(edge), ...guards.map((guard) => `[${guard}]`)].join(' '),
    goal: goalOf(edge, from, to),
    effects: edge.effects.join(', '),
  };
}

/** The guards that let the event pass, `else` for what is left when the others refused. */
function guardsOf({ machine }: Model, { snapshot }: Node, { event }: Edge): string[] {
  const taken: AnyTransitionDefinition[] = machine.getTransitionData(snapshot, event) ?? [];
  return taken.flatMap(({ source, guard, eventType }) => {
    if (guard !== undefined) return [guardText(guard)];
    return (source.transitions.get(eventType)?.length ?? 0) > 1 ? ['else'] : [];
  });
}

/** Of several regions those that listen to the event or are elsewhere afterwards. */
function concerned({ snapshot }: Node, to: Node, { event }: Edge): string {
  const [before, after] = [leavesOf(snapshot.value), leavesOf(to.snapshot.value)];
  const listening = listenersIn(snapshot, event.type);
  const leaves = before.filter(
    (leaf) => !after.includes(leaf) || listening.some((path) => isBelow(leaf, path)),
  );
  return leaves.length === 0 ? '(any)' : leaves.join(' & ');
}

/** The paths of the active nodes that have a transition for this event, but for those that hold all regions. */
function listenersIn(snapshot: AnyMachineSnapshot, type: string): string[] {
  const nodes: AnyStateNode[] = snapshot._nodes;
  const leaves = leavesOf(snapshot.value);
  return nodes
    .filter((node) => node.transitions.has(type))
    .map((node) => node.path.join('.'))
    .filter((path) => leaves.length === 1 || !leaves.every((leaf) => isBelow(leaf, path)));
}

function goalOf(edge: Edge, from: Node, to: Node): string {
  if (!edge.taken) return '(refused)';
  const before = leavesOf(from.snapshot.value);
  const entered = leavesOf(to.snapshot.value).filter((leaf) => !before.includes(leaf));
  return entered.length === 0 ? '(stays)' : entered.join(' & ');
}

/** `['a.b', 'c.d']` for two regions: the innermost active states by their paths. */
function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, below]) => {
    const leaves = below === undefined ? [] : leavesOf(below);
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`);
  });
}

function isBelow(leaf: string, path: string): boolean {
  return path === '' || leaf === path || leaf.startsWith(`${path}.`);
}

/** What the rows say to the same question. */
function answersOf(rows: readonly Row[]): Map<string, Set<string>> {
  const answers = new Map<string, Set<string>>();
  for (const row of rows) {
    const known = answers.get(questionOf(row)) ?? new Set();
    answers.set(questionOf(row), known.add(textOf([row.goal, row.effects])));
  }
  return answers;
}

function questionOf({ place, when }: Row): string {
  return textOf([place, when]);
}

function lineOf({ when, goal, effects }: Row, place: string): string {
  return `| ${[place, when, goal, effects].map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
