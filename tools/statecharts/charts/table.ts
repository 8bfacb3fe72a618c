/** The behavior of a machine as rows that developers review, approve and store in git. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { decidingPaths, groupBy, partsOf, type Case } from './deciding.ts';
import { guardText } from './labels.ts';
import { nodeOf, rememberedIn, type Edge, type Model, type Node } from '../explorer/model.ts';
import { placeOf, textOf } from '../explorer/text.ts';
import { describeStep } from '../walks/walks.ts';

interface Row extends Case {
  readonly place: string;
  readonly when: string;
  readonly goal: string;
  readonly effects: string;
}

/**
 * Returns a Markdown table: state, event, next state and requested effects. If the result depends on the context, the
 * row names the deciding parts.
 */
export function tableOf(model: Model): string {
  const questions = groupBy(
    model.edges.map((edge) => rowOf(model, edge)),
    ({ place, when }) => textOf([place, when]),
  );
  const lines = new Set(questions.flatMap(linesOf));
  return ['| in | when | then | effects |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/**
 * Returns the rows of one question: a single one, or one for each case that the context distinguishes. If several parts of
 * the context decide, the most frequent answer has one row, for all other cases.
 */
function linesOf(rows: readonly Row[]): string[] {
  const paths = decidingPaths(rows);
  const [path] = paths;
  if (paths.length !== 1 || path === undefined) return linesByCase(rows, paths);
  return groupBy(rows, ({ answer }) => answer).flatMap((alike) => {
    const values = [...new Set(alike.map(({ parts }) => wordOf(parts[path])))].toSorted();
    return alike.slice(0, 1).map((row) => lineOf(row, `with ${path} ${values.join(' or ')}`));
  });
}

function linesByCase(rows: readonly Row[], paths: readonly string[]): string[] {
  const caseOf = (row: Row): string => paths.map((path) => `${path} ${wordOf(row.parts[path])}`).join(', ');
  const answers = groupBy(rows, ({ answer }) => answer).map((alike) =>
    groupBy(alike, caseOf).flatMap((same) => same.slice(0, 1)),
  );
  const usual = answers.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const isSummed = answers.length > 1 && usual.length > 2;
  const others = isSummed ? answers.filter((cases) => cases !== usual) : answers;
  return [
    ...others.flat().map((row) => lineOf(row, paths.length === 0 ? '' : `with ${caseOf(row)}`)),
    ...(isSummed ? usual.slice(0, 1).map((row) => lineOf(row, 'otherwise')) : []),
  ];
}

function wordOf(value: string | undefined): string {
  return value ?? 'absent';
}

function rowOf(model: Model, edge: Edge): Row {
  const [from, to] = [nodeOf(model, edge.from), nodeOf(model, edge.to)];
  const guards = guardsOf(model, from, edge);
  const goal = goalOf(edge, from, to);
  const effects = edge.effects.join(', ');
  return {
    place: concerned(from, to, edge),
    parts: {
      ...partsOf(model.samples.view?.(from.snapshot.context) ?? from.snapshot.context, ''),
      state: placeOf(from.snapshot.value),
      ...partsOf(rememberedIn(from.snapshot), 'history'),
      ...partsOf(edge.event, 'event'),
    },
    when: [describeStep(edge), ...guards.map((guard) => `[${guard}]`)].join(' '),
    goal,
    effects,
    answer: textOf([goal, effects]),
  };
}

/** Returns the guards that accepted or rejected the event; `else` for the transition after all guards rejected it. */
function guardsOf({ machine }: Model, { snapshot }: Node, { event, taken }: Edge): string[] {
  if (!taken) return refusalsOf(snapshot, event.type);
  const passed: AnyTransitionDefinition[] = machine.getTransitionData(snapshot, event) ?? [];
  return passed.flatMap(({ source, guard, eventType }) => {
    if (guard !== undefined) return [guardText(guard)];
    return (source.transitions.get(eventType)?.length ?? 0) > 1 ? ['else'] : [];
  });
}

function refusalsOf(snapshot: AnyMachineSnapshot, type: string): string[] {
  const nodes: AnyStateNode[] = snapshot._nodes;
  const guards = nodes
    .flatMap((node) => node.transitions.get(type) ?? [])
    .flatMap(({ guard }) => (guard === undefined ? [] : [`not ${guardText(guard)}`]));
  return [...new Set(guards)];
}

/** Of several regions, returns those that listen to the event or change their state. */
function concerned({ snapshot }: Node, to: Node, { event }: Edge): string {
  const [before, after] = [leavesOf(snapshot.value), leavesOf(to.snapshot.value)];
  const listening = listenersIn(snapshot, event.type);
  const leaves = before.filter(
    (leaf) => !after.includes(leaf) || listening.some((path) => isBelow(leaf, path)),
  );
  return leaves.length === 0 ? '(any)' : leaves.join(' & ');
}

/** Returns the paths of the active nodes that handle this event, except for the parents of all regions. */
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

/** Returns `['a.b', 'c.d']` for two regions: the paths of the atomic states. */
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

function lineOf({ place, when, goal, effects }: Row, context: string): string {
  const where = context === '' ? place : `${place} ${context}`;
  return `| ${[where, when, goal, effects].map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
