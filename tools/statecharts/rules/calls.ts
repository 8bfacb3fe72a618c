/** Rules of the actors that a machine starts, and of what follows their end. */
import type { Model } from '../explorer/model.ts';
import { placeOf } from '../explorer/text.ts';
import type { Rule, Violation } from './rule.ts';
import {
  childrenOf,
  inputOf,
  isCrash,
  isFailed,
  partOf,
  partsOf,
  sentIn,
  srcOf,
  startedIn,
  startsIn,
  stepsOf,
  unfulfilled,
  type Ending,
  type Step,
} from './steps.ts';

const waitingTags = /^(busy|slow|loading|sending|saving)$/;

/** Whether a result is the outcome of a command that failed for good. */
const isRejection = (result: unknown): boolean => partOf(result, 'kind') === 'rejected';

/** Whether the command is in the list of those that are pending, which has their ids. */
function isPending(context: unknown, child: string): boolean {
  const pending = partOf(context, 'commands');
  return Array.isArray(pending) && pending.some((command) => partOf(command, 'id') === child);
}

const isShown = (name: string): boolean => /^show[A-Z]/.test(name);

/** Returns what a rule finds in each step that ends an actor. */
const atEnds = (
  model: Model,
  kind: 'done' | 'error' | 'both',
  isViolation: (step: Step, end: Ending) => boolean,
): Violation[] =>
  stepsOf(model).flatMap((step) => {
    const { end } = step;
    return end !== null && (kind === 'both' || end.kind === kind) && isViolation(step, end)
      ? [{ subject: `${model.machine.id} ${end.src}`, place: step.place }]
      : [];
  });

/** Whether the user, or another actor, learns of a failure: by a message, an event, the context or a tag. */
function isTold(step: Step): boolean {
  const { after, before, performed } = step;
  const failure = partOf(after.context, 'failure') ?? partOf(after.context, 'error');
  return (
    performed.some(isShown) ||
    sentIn(step).length > 0 ||
    after.status !== 'active' ||
    (failure !== undefined && failure !== null && failure !== partOf(before.context, 'failure')) ||
    (isFailed(after) && !isFailed(before))
  );
}

export const callRules: readonly Rule[] = [
  {
    id: 'an actor starts with an input',
    violations: ({ machine, nodes }) =>
      [...nodes.values()].flatMap(({ snapshot }) =>
        childrenOf(snapshot)
          .filter(([, child]) => inputOf(child) === undefined)
          .map(([, child]) => ({
            subject: `${machine.id} ${srcOf(child)}`,
            place: placeOf(snapshot.value),
          })),
      ),
  },
  {
    id: 'the failure of a call is shown',
    violations: (model) =>
      atEnds(
        model,
        'both',
        (step, { kind, result }) =>
          ((kind === 'error' && !isCrash(step)) || isRejection(result)) && !isTold(step),
      ),
  },
  {
    id: 'the failure of a call ends what waits for it',
    violations: (model) =>
      atEnds(
        model,
        'error',
        ({ before, after }) =>
          isFailed(after) && [...after.tags].some((tag) => waitingTags.test(tag) && before.tags.has(tag)),
      ),
  },
  {
    id: 'the end of a call does not start the same call again',
    violations: (model) => atEnds(model, 'both', (step, { src }) => startsIn(step).includes(src)),
  },
  {
    id: 'an actor that has ended is not in the context',
    violations: (model) =>
      atEnds(
        model,
        'both',
        ({ cause, before, after }) =>
          'child' in cause &&
          (partsOf(after.context).has(before.children[cause.child]) || isPending(after.context, cause.child)),
      ),
  },
  {
    id: 'no state waits for an actor that has ended',
    violations: (model) =>
      atEnds(
        model,
        'both',
        ({ cause, before, after }) =>
          'child' in cause &&
          after.status === 'active' &&
          after.children[cause.child] === before.children[cause.child],
      ),
  },
  {
    id: 'the end of a call changes something',
    violations: (model) => atEnds(model, 'both', (step) => !step.isChange),
  },
  {
    id: 'a retry starts a call',
    violations: (model) =>
      atEvents(model, /\.retry$/, (step) => startedIn(step).length > 0 || sentIn(step).length > 0),
  },
  {
    id: 'what is canceled starts no call',
    violations: (model) =>
      atEvents(model, /\.(cancel|close|dismiss|clear)$/, (step) => startsIn(step).length === 0),
  },
];

/** Returns the states in which no step with an event of this type fulfills the condition. */
const atEvents = (model: Model, type: RegExp, isFulfilled: (step: Step) => boolean): Violation[] =>
  unfulfilled(
    stepsOf(model).filter(({ event, cause }) => cause.kind === 'event' && type.test(event.type)),
    isFulfilled,
  ).map(({ event, place }) => ({ subject: `${model.machine.id} ${event.type}`, place }));
