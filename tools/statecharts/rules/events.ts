/** Rules of what events carry and lead to, and of who receives them. */
import type { AnyStateMachine } from 'xstate';
import type { Model } from '../explorer/model.ts';
import { isActor } from '../explorer/text.ts';
import type { Rule, Violation } from './rule.ts';
import {
  inputOf,
  machineOf,
  partOf,
  partsOf,
  sentIn,
  srcOf,
  startedIn,
  stepsOf,
  unfulfilled,
  type Step,
} from './steps.ts';

export const eventRules: readonly Rule[] = [
  {
    id: 'an event changes something in each state that handles it',
    violations: (model) =>
      unfulfilled(
        stepsOf(model).filter(({ cause }) => cause.kind === 'event'),
        ({ isChange }) => isChange,
      ).map(({ event, place }) => ({ subject: `${model.machine.id} ${event.type}`, place })),
  },
  {
    id: 'what an event contains is stored or passed on',
    violations: (model) =>
      alwaysLostParts(model, ({ cause, event }) => (cause.kind === 'event' ? event : {})),
  },
  {
    id: 'what is typed is stored in case the page is closed',
    violations: (model, { typed }) =>
      unfulfilled(
        stepsOf(model).filter(({ event }) => typed.includes(`${model.machine.id} ${event.type}`)),
        ({ performed }) => performed.some((name) => /^persist[A-Z]/.test(name)),
      ).map(({ event, place }) => ({ subject: `${model.machine.id} ${event.type}`, place })),
  },
  {
    id: 'the answer of a call is stored or passed on',
    violations: (model) => {
      const answers = ({ end }: Step): object =>
        end?.kind === 'done' ? { [end.src]: answerIn(end.result) } : {};
      return lostParts(model, answers);
    },
  },
  { id: 'an event is sent to an actor that handles it', violations: misdirected },
];

/** Returns the part of the outcome of a command that its call returned. */
function answerIn(result: unknown): unknown {
  const kind = partOf(result, 'kind');
  return kind === 'done' || kind === 'confirmed'
    ? partOf(result, 'result')
    : kind === undefined
      ? result
      : null;
}

/** Returns the parts of what steps bring that are nowhere afterwards. */
const lostParts = (model: Model, broughtBy: (step: Step) => object): Lost[] =>
  partsIn(model, broughtBy).filter(({ isLost }) => isLost);

/** Returns those that are nowhere afterwards in any step with the same event from the same state: a guard may reject some. */
function alwaysLostParts(model: Model, broughtBy: (step: Step) => object): Lost[] {
  const parts = partsIn(model, broughtBy);
  const keyOf = ({ subject, place }: Lost): string => `${subject} ${place}`;
  const arrived = new Set(parts.filter(({ isLost }) => !isLost).map(keyOf));
  return parts.filter((part) => part.isLost && !arrived.has(keyOf(part)));
}

interface Lost extends Violation {
  readonly isLost: boolean;
}

const partsIn = (model: Model, broughtBy: (step: Step) => object): Lost[] =>
  stepsOf(model)
    .filter(({ taken }) => taken)
    .flatMap((step) =>
      partsBrought(step, broughtBy(step)).map(({ name, isLost }) => {
        const prefix = step.cause.kind === 'event' ? `${step.event.type}.` : '';
        return { subject: `${model.machine.id} ${prefix}${name}`, place: step.place, isLost };
      }),
    );

/** Returns the substantial parts of what a step brings, and whether they are nowhere afterwards. */
function partsBrought(step: Step, brought: object): { readonly name: string; readonly isLost: boolean }[] {
  const parts = Object.entries(brought).filter(([name, value]) => name !== 'type' && isSubstantial(value));
  if (parts.length === 0) return [];
  const { after, actions } = step;
  const found = partsOf([
    after.context,
    after.output,
    actions.map(({ params }) => params),
    startedIn(step).map(inputOf),
  ]);
  return parts.map(([name, value]) => ({ name, isLost: !arrives(value, found) }));
}

const isSubstantial = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null && !isActor(value)) ||
  (typeof value === 'string' && value !== '');

/** Whether the value, or a part of it, is among those found. */
function arrives(value: unknown, found: ReadonlySet<unknown>): boolean {
  if (found.has(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const parts = Object.values(value).filter(isSubstantial);
  return parts.length === 0 || parts.some((part) => arrives(part, found));
}

function misdirected(model: Model): Violation[] {
  return stepsOf(model).flatMap((step) =>
    sentIn(step).flatMap(({ to, event }) => {
      const type = String(partOf(event, 'type'));
      if (isOutside(to, step)) return [];
      const machine = machineOf(to);
      return machine !== null && handles(machine, type)
        ? []
        : [{ subject: `${model.machine.id} ${srcOf(to)}: ${type}`, place: step.place }];
    }),
  );
}

/** Whether it is an actor that the machine got a reference to, and did not start. */
const isOutside = (to: unknown, { before, after }: Step): boolean =>
  isActor(to) && before.children[to.id] !== to && after.children[to.id] !== to;

const handles = ({ events }: AnyStateMachine, type: string): boolean =>
  events.some(
    (known: string) => known === type || (known.endsWith('*') && type.startsWith(known.slice(0, -1))),
  );
