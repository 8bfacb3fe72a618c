/** Rules of states that wait for a call: they say so, and after a while that it is slow. */
import type { AnyActorRef } from 'xstate';
import { nodeOf, type Model, type Node } from '../explorer/model.ts';
import { placeOf } from '../explorer/text.ts';
import type { Expectations, Rule } from './rule.ts';
import { childrenOf, machineOf, partOf, srcOf, startedIn, startsIn, stepsOf, type Step } from './steps.ts';

type Awaited = Expectations['awaited'];

const subjectOf = ({ machine }: Model, actor: AnyActorRef): string => `${machine.id} ${srcOf(actor)}`;

/** Returns the actors that run in a state. */
const runningIn = ({ snapshot, ended }: Node): AnyActorRef[] =>
  childrenOf(snapshot)
    .filter(([id]) => !ended.has(id))
    .map(([, child]) => child);

/** Returns the subjects of those that are awaited, and are no machines: those say by themselves that they are slow. */
const callsAmong = (model: Model, actors: readonly AnyActorRef[], awaited: Awaited): string[] =>
  actors
    .filter((actor) => machineOf(actor) === null)
    .map((actor) => subjectOf(model, actor))
    .filter((subject) => awaited[subject] !== undefined);

/** Returns the tags that say that a call of this machine is awaited. */
const waitingTagsOf = ({ machine }: Model, awaited: Awaited): string[] => [
  ...new Set(
    Object.entries(awaited).flatMap(([subject, tags]) => (subject.startsWith(`${machine.id} `) ? tags : [])),
  ),
];

const isSlowAfter = (event: unknown): boolean =>
  String(partOf(event, 'type')).startsWith('xstate.after.slowAfter.');

/** Whether the time of a call runs in a state. */
const isTimed = ({ timers }: Node): boolean => [...timers.values()].some(({ event }) => isSlowAfter(event));

/** Whether it begins in a step. */
const begins = ({ actions }: Step): boolean =>
  actions.some(({ type, params }) => type === 'xstate.raise' && isSlowAfter(partOf(params, 'event')));

export const waitRules: readonly Rule[] = [
  {
    id: 'a state shows that a call is awaited',
    violations: (model, { awaited }) =>
      [...model.nodes.values()].flatMap((node) =>
        runningIn(node)
          .map((actor) => subjectOf(model, actor))
          .filter((subject) => awaited[subject]?.some((tag) => !node.snapshot.hasTag(tag)))
          .map((subject) => ({ subject, place: placeOf(node.snapshot.value) })),
      ),
  },
  {
    id: 'a state that says that it waits has a call to wait for',
    violations: (model, { awaited }) =>
      [...model.nodes.values()].flatMap((node) => {
        const { status, tags, value } = node.snapshot;
        const waits = new Set(runningIn(node).flatMap((actor) => awaited[subjectOf(model, actor)] ?? []));
        return waitingTagsOf(model, awaited)
          .filter((tag) => status === 'active' && tags.has(tag) && !waits.has(tag))
          .map((tag) => ({ subject: `${model.machine.id} ${tag}`, place: placeOf(value) }));
      }),
  },
  {
    id: 'a call that takes long is slow',
    violations: (model, { awaited }) =>
      [...model.nodes.values()]
        .filter((node) => !node.snapshot.hasTag('slow') && !isTimed(node))
        .flatMap((node) =>
          callsAmong(model, runningIn(node), awaited).map((subject) => ({
            subject,
            place: placeOf(node.snapshot.value),
          })),
        ),
  },
  {
    id: 'the time of a call begins with the call',
    violations: (model, { awaited }) =>
      stepsOf(model).flatMap((step) => {
        const { place } = step;
        if (begins(step)) return startsIn(step).length > 0 ? [] : [{ subject: model.machine.id, place }];
        const calls = isTimed(nodeOf(model, step.to)) ? callsAmong(model, startedIn(step), awaited) : [];
        return calls.map((subject) => ({ subject, place }));
      }),
  },
];
