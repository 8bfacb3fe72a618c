/** Rules of what a machine declares: everything is used on some walk, and each delay lasts as long as expected. */
import type { Model } from '../explorer/model.ts';
import { placeOf, textOf } from '../explorer/text.ts';
import type { Duration, Rule, Violation } from './rule.ts';
import { childrenOf, delayNameOf, inputOf, srcOf, startedIn, startsIn, stepsOf } from './steps.ts';

export const declarationRules: readonly Rule[] = [
  {
    id: 'each action, actor and delay of a machine is used',
    violations: (model) => {
      const { actions, actors, delays } = model.machine.implementations;
      return [
        ...unused(model, 'action', Object.keys(actions), performedBy(model)),
        ...unused(model, 'actor', Object.keys(actors), startedBy(model)),
        ...unused(model, 'delay', Object.keys(delays), delayedBy(model)),
      ];
    },
  },
  {
    id: 'each declared event changes something',
    violations: (model, { declared }) =>
      unused(model, 'event', declared(model.machine.id)?.events ?? [], changingEventsOf(model)),
  },
  {
    id: 'each declared tag is shown',
    violations: (model, { declared }) =>
      unused(model, 'tag', declared(model.machine.id)?.tags ?? [], tagsOf(model)),
  },
  {
    id: 'each part of the context has a value in every state',
    violations: ({ machine, nodes }) => {
      const snapshots = [...nodes.values()].map(({ snapshot }) => snapshot);
      const parts = new Set(snapshots.flatMap(({ context }) => Object.keys(context)));
      const lacking = snapshots.flatMap(({ value, context }) =>
        [...parts].filter((part) => context[part] === undefined).map((part) => ({ part, value })),
      );
      return lacking.map(({ part, value }) => ({ subject: `${machine.id} ${part}`, place: placeOf(value) }));
    },
  },
  {
    id: 'each part of an input has a value',
    violations: ({ machine, nodes }) =>
      [...nodes.values()].flatMap(({ snapshot }) =>
        childrenOf(snapshot).flatMap(([, child]) =>
          Object.entries(inputOf(child) ?? {})
            .filter(([, value]) => value === undefined)
            .map(([part]) => ({
              subject: `${machine.id} ${srcOf(child)}.${part}`,
              place: placeOf(snapshot.value),
            })),
        ),
      ),
  },
  {
    id: 'a delay lasts as long as expected',
    violations: ({ machine, nodes }, { delays }) =>
      [...nodes.values()].flatMap(({ snapshot, timers }) =>
        [...timers.values()].flatMap(({ event, delay }) => {
          const name = delayNameOf(event);
          const expected = delays[`${machine.id} ${name}`] ?? delays[name];
          if (expected !== undefined && listOf(expected).includes(delay)) return [];
          return [{ subject: `${machine.id} ${name}`, place: `${placeOf(snapshot.value)}: ${delay} ms` }];
        }),
      ),
  },
  {
    id: 'a delay that is over leads on',
    violations: (model) =>
      stepsOf(model)
        .filter(({ cause }) => cause.kind === 'timer')
        .filter(
          (step) =>
            textOf([step.before.value, step.before.context]) ===
              textOf([step.after.value, step.after.context]) &&
            startedIn(step).length === 0 &&
            step.actions.every(({ type }) => /^xstate\.(raise|cancel|stop)$/.test(type)),
        )
        .map((step) => ({
          subject: `${model.machine.id} ${delayNameOf(step.event)}`,
          place: step.place,
        })),
  },
  {
    id: 'a slow call runs on, and the state shows that it is slow',
    violations: (model) =>
      stepsOf(model)
        .filter(({ cause, event }) => cause.kind === 'timer' && delayNameOf(event) === 'slowAfter')
        .filter(
          ({ before, after }) =>
            !after.hasTag('slow') || childrenOf(before).some(([id, child]) => after.children[id] !== child),
        )
        .map((step) => ({ subject: model.machine.id, place: step.place })),
  },
];

const listOf = (duration: Duration): readonly number[] =>
  typeof duration === 'number' ? [duration] : duration;

const unused = (
  { machine }: Model,
  kind: string,
  names: readonly string[],
  used: ReadonlySet<string>,
): Violation[] =>
  names
    .filter((name) => !used.has(name))
    .map((name) => ({ subject: `${machine.id} ${name}`, place: `no walk uses the ${kind}` }));

const performedBy = ({ edges, performedAtStart }: Model): Set<string> =>
  new Set([...performedAtStart, ...edges.flatMap(({ performed }) => performed)]);

const startedBy = (model: Model): Set<string> =>
  new Set([
    ...[...model.nodes.values()].flatMap(({ snapshot }) =>
      childrenOf(snapshot).map(([, child]) => srcOf(child)),
    ),
    ...stepsOf(model).flatMap(startsIn),
  ]);

const delayedBy = ({ nodes }: Model): Set<string> =>
  new Set(
    [...nodes.values()].flatMap(({ timers }) => [...timers.values()].map(({ event }) => delayNameOf(event))),
  );

const changingEventsOf = (model: Model): Set<string> =>
  new Set(
    stepsOf(model)
      .filter(({ isChange }) => isChange)
      .map(({ event }) => event.type),
  );

const tagsOf = ({ nodes }: Model): Set<string> =>
  new Set([...nodes.values()].flatMap(({ snapshot }) => [...snapshot.tags].map(String)));
