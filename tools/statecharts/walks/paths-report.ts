/** Formats the output of `npm run paths`. */
import { transitionsOf } from '../explorer/machine-parts.ts';
import { nodeOf, type Model } from '../explorer/model.ts';
import { pathsOf, type PathKind, type Paths } from './paths.ts';
import { placeOf } from '../explorer/text.ts';
import { describeStep, describeWalk, type Walk } from './walks.ts';

/** Returns one line about a model. */
export function headline({ machine, nodes, edges }: Model): string {
  const count = transitionsOf(machine).length;
  return `${machine.id}: ${count} transitions; explored to ${nodes.size} states and ${edges.length} edges`;
}

/**
 * Returns paths of each kind as lines: counts and coverage, then each walk, then the transitions that are not covered.
 */
export function pathsText(model: Model, kinds: readonly PathKind[]): string {
  return [headline(model), ...kinds.map((kind) => kindText(found(model, kind)))].join('\n\n');
}

/** Returns the same as plain data. */
export function pathsData(model: Model, kinds: readonly PathKind[]): object {
  const entries = kinds.map((kind) => [kind, kindData(model, found(model, kind))] as const);
  return {
    machine: model.machine.id,
    transitions: transitionsOf(model.machine).length,
    states: model.nodes.size,
    edges: model.edges.length,
    paths: Object.fromEntries(entries),
  };
}

/** Returns one walk, one step per line, each with the resulting state. */
export function walkText(model: Model, walk: Walk): string {
  const begin = placeOf(walk.start.snapshot.value);
  const lines = walk.steps.map((step, index) => {
    const effects = step.effects.length > 0 ? `  / ${step.effects.join(', ')}` : '';
    return `${index + 1}. ${describeStep(step)} → ${placeOf(nodeOf(model, step.to).snapshot.value)}${effects}`;
  });
  const input = walk.start.input === undefined ? '' : ` with ${JSON.stringify(walk.start.input)}`;
  return [`begins in ${begin || 'its only state'}${input}`, ...lines].join('\n');
}

/** Returns one walk as plain data. */
export function walkData(model: Model, { start, steps }: Walk): object {
  return {
    input: start.input,
    begin: start.snapshot.value,
    steps: steps.map(({ event, cause, effects, to }) => ({
      event,
      cause: cause.kind,
      to: nodeOf(model, to).snapshot.value,
      effects,
    })),
  };
}

/** Some machines have too many simple walks: the other kinds are printed nevertheless. */
function found(model: Model, kind: PathKind): Paths | { readonly kind: PathKind; readonly refusal: string } {
  try {
    return pathsOf(model, kind);
  } catch (error) {
    if (kind !== 'simple' || !(error instanceof Error)) throw error;
    return { kind, refusal: error.message };
  }
}

function kindText(paths: ReturnType<typeof found>): string {
  if ('refusal' in paths) return `${paths.kind}: ${paths.refusal}`;
  const { kind, walks, steps, coverage, strays } = paths;
  const { taken, total, missing } = coverage;
  const percent = total === 0 ? 100 : Math.floor((100 * taken) / total);
  return [
    `${kind}: ${walks.length} walks, ${steps} steps, ${taken} of ${total} transitions (${percent} %)`,
    ...walks.map((walk, index) => `  ${index + 1}. ${describeWalk(walk)}`),
    ...missing.map((name) => `  not taken: ${name}`),
    ...strays.map((walk) => `  the live actor strays: ${describeWalk(walk)}`),
  ].join('\n');
}

function kindData(model: Model, paths: ReturnType<typeof found>): object {
  if ('refusal' in paths) return { refusal: paths.refusal };
  const { walks, steps, coverage, strays } = paths;
  return {
    count: walks.length,
    steps,
    taken: coverage.taken,
    total: coverage.total,
    missing: coverage.missing,
    strays: strays.length,
    walks: walks.map((walk) => walkData(model, walk)),
  };
}
