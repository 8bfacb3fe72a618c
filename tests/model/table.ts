/** The behaviour of a machine as rows that people read, approve and keep in git. */
import { nodeOf, type Edge, type Model, type Node } from './model.ts';
import { placeOf, textOf } from './text.ts';
import { describeStep } from './walks.ts';

interface Row {
  readonly place: string;
  readonly context: string;
  readonly when: string;
  readonly goal: string;
  readonly effects: string;
}

/** A Markdown table: in which state, when what happens, then which state, asking for which effects. */
export function tableOf(model: Model): string {
  const rows = model.edges.map((edge) => rowOf(model, edge));
  const results = resultsOf(rows);
  const lines = rows.map((row) => {
    // The same event in the same state leads elsewhere under another context: then the context is told.
    const isAmbiguous = (results.get(questionOf(row))?.size ?? 0) > 1;
    const place = isAmbiguous ? `${row.place} with ${row.context}` : row.place;
    return `| ${[place, row.when, row.goal, row.effects].map(cell).join(' | ')} |`;
  });
  return ['| in | when | then | effects |', '| --- | --- | --- | --- |', ...new Set(lines)].join('\n');
}

function rowOf(model: Model, edge: Edge): Row {
  const [from, to] = [nodeOf(model, edge.from), nodeOf(model, edge.to)];
  return {
    place: placeOf(from.snapshot.value),
    context: textOf(model.samples.view?.(from.snapshot.context) ?? from.snapshot.context),
    when: describeStep(edge),
    goal: goalOf(edge, from, to),
    effects: edge.effects.join(', '),
  };
}

function goalOf(edge: Edge, from: Node, to: Node): string {
  if (!edge.taken) return '(refused)';
  const [before, after] = [placeOf(from.snapshot.value), placeOf(to.snapshot.value)];
  return before === after ? '(stays)' : after;
}

function resultsOf(rows: readonly Row[]): Map<string, Set<string>> {
  const results = new Map<string, Set<string>>();
  for (const row of rows) {
    const known = results.get(questionOf(row)) ?? new Set();
    results.set(questionOf(row), known.add(textOf([row.goal, row.effects])));
  }
  return results;
}

function questionOf({ place, when }: Row): string {
  return textOf([place, when]);
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
