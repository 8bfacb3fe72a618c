/** Rules of what follows a failure: a crash starts nothing by itself, and what failed can be tried again. */
import { nodeOf, type Edge, type Model } from '../explorer/model.ts';
import { placeOf } from '../explorer/text.ts';
import type { Rule, Violation } from './rule.ts';
import { childrenOf, isCrash, isFailed, machineOf, srcOf, startsIn, stepsOf, type Step } from './steps.ts';

const retry = /\.retry$/;

export const crashRules: readonly Rule[] = [
  {
    id: 'nothing has failed at the start',
    violations: ({ machine, starts }) =>
      starts
        .filter(({ snapshot }) => isFailed(snapshot))
        .map(({ snapshot }) => ({ subject: machine.id, place: placeOf(snapshot.value) })),
  },
  {
    id: 'the crash of a machine starts nothing by itself',
    violations: (model) =>
      subjectsOf(
        model,
        stepsOf(model).filter((step) => isCrash(step) && startsIn(step).length > 0),
      ),
  },
  {
    id: 'the failure of a request offers a retry',
    violations: (model) =>
      subjectsOf(
        model,
        shownFailuresIn(model).filter(
          (step) =>
            isRequest(step) && !nodeOf(model, step.to).edges.some(({ event }) => retry.test(event.type)),
        ),
      ),
  },
  {
    id: 'a retry leads to the call that has failed',
    violations: (model) =>
      subjectsOf(
        model,
        shownFailuresIn(model).filter((step) =>
          nodeOf(model, step.to).edges.some(
            (edge) => retry.test(edge.event.type) && !leadsTo(model, edge, step.end?.src),
          ),
        ),
      ),
  },
];

const subjectsOf = ({ machine }: Model, steps: readonly Step[]): Violation[] =>
  steps.map((step) => ({ subject: `${machine.id} ${step.end?.src}`, place: step.place }));

/** Returns the steps in which an actor fails, and the state begins to show it. */
const shownFailuresIn = (model: Model): Step[] =>
  stepsOf(model).filter(
    ({ cause, before, after }) => cause.kind === 'error' && !isFailed(before) && isFailed(after),
  );

const isRequest = ({ cause, before }: Step): boolean =>
  'child' in cause && ['request', 'pager'].includes(machineOf(before.children[cause.child])?.id ?? '');

/** Whether the call starts in this step, or when that which the step starts has succeeded. */
function leadsTo(model: Model, edge: Edge, src: string | undefined): boolean {
  // A set also yields items that are added during iteration.
  const steps = new Set([edge]);
  for (const { from, to } of steps) {
    const before = nodeOf(model, from).snapshot;
    const { snapshot, edges } = nodeOf(model, to);
    const isStarted = childrenOf(snapshot).some(
      ([id, child]) => srcOf(child) === src && before.children[id] !== child,
    );
    if (isStarted) return true;
    for (const next of edges) if (next.cause.kind === 'done') steps.add(next);
  }
  return false;
}
