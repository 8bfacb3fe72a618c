/**
 * Creates the mutations of a chart, one fault each: a transition that is missing or has another target, a guard that always or
 * never holds, a delay that is too short or too long, a missing action; and those of `structure.ts` and `addressees.ts`.
 */
import { inAddressees } from './addressees.ts';
import {
  copyOf,
  idOf,
  isPart,
  statesIn,
  targetOf,
  transitionsIn,
  type Part,
  type WrittenTransition,
} from './chart.ts';
import { nameIn, partOf, wordFor, type Fault, type Mutant, type Written } from './fault.ts';
import { inInvokes, inStates, inTransitions } from './structure.ts';

/** Returns all mutants of a machine. */
export function mutantsOf(written: Written): Mutant[] {
  return faultsIn(copyOf(written)).map(({ id, kind, at }) => ({ id, kind, at }));
}

/**
 * Returns the same machine with one fault.
 * @throws Error when it has no mutant of this name.
 */
export function withFault(written: Written, id: string): Written {
  const copy = copyOf(written);
  const fault = faultsIn(copy).find((candidate) => candidate.id === id);
  if (!fault) throw new Error(`there is no mutant ${id}`);
  fault.commit();
  return copy;
}

function faultsIn(written: Written): Fault[] {
  const { config, delays } = written;
  const transitions = transitionsIn(config);
  return [
    ...transitions.flatMap((transition) => [
      ...inTransition(config, transition),
      ...inGuard(config, transition),
      ...inActions(nameIn(config, transition), partOf(transition), 'actions', transition.at),
    ]),
    ...statesIn(config).flatMap(({ config: state, path, at }) =>
      ['entry', 'exit'].flatMap((key) => inActions(`${idOf(config, path)} ${key}`, state, key, at)),
    ),
    ...Object.keys(delays).flatMap((name) => inDelay(config, delays, name)),
    ...inTransitions(config),
    ...inStates(config),
    ...inInvokes(config),
    ...inAddressees(written),
  ];
}

function inTransition(machine: Part, transition: WrittenTransition): Fault[] {
  const { at, hold, key } = transition;
  const name = nameIn(machine, transition);
  const dropped: Fault = {
    id: `${name}: dropped`,
    kind: 'transition',
    at,
    commit: () =>
      void (Array.isArray(hold) ? hold.splice(Number(key), 1) : Reflect.deleteProperty(hold, key)),
  };
  const target = targetOf(machine, transition);
  const siblings = isPart(target?.parent?.config['states'])
    ? Object.keys(target.parent.config['states'])
    : [];
  const own = target?.path.at(-1) ?? '';
  const [other] = [...siblings.slice(siblings.indexOf(own) + 1), ...siblings].filter(
    (sibling) => sibling !== own,
  );
  if (!target || other === undefined) return [dropped];
  const otherTarget = idOf(machine, [...target.path.slice(0, -1), other]);
  return [
    dropped,
    {
      id: `${name}: goes to ${other}`,
      kind: 'transition',
      at,
      commit: () => void Reflect.set(hold, key, { ...partOf(transition), target: `#${otherTarget}` }),
    },
  ];
}

function inGuard(machine: Part, transition: WrittenTransition): Fault[] {
  const part = partOf(transition);
  if (part['guard'] === undefined) return [];
  const name = `${nameIn(machine, transition)}: guard ${wordFor(part['guard'])}`;
  const at = [...transition.at, 'guard'];
  return [
    {
      id: `${name} always holds`,
      kind: 'guard',
      at,
      commit: () => void Reflect.deleteProperty(part, 'guard'),
    },
    { id: `${name} never holds`, kind: 'guard', at, commit: () => void (part['guard'] = () => false) },
  ];
}

function inActions(name: string, holder: Part, key: string, above: readonly (string | number)[]): Fault[] {
  const written = holder[key];
  if (written === undefined) return [];
  const listed: unknown[] = Array.isArray(written) ? written : [written];
  return listed.map((action, index) => ({
    id: `${name}: without ${wordFor(action)}${isRepeated(listed, index) ? `[${index}]` : ''}`,
    kind: 'action',
    at: [...above, key, ...(Array.isArray(written) ? [index] : [])],
    commit: () => void (holder[key] = listed.filter((_, other) => other !== index)),
  }));
}

function inDelay({ id }: Part, delays: Part, name: string): Fault[] {
  const written = delays[name];
  const times = (factor: number): unknown =>
    typeof written === 'function'
      ? (...given: unknown[]): number => Number(Reflect.apply(written, undefined, given)) * factor
      : Number(written) * factor;
  const change = (word: string, factor: number): Fault => ({
    id: `${String(id)} delay ${name}: ${word}`,
    kind: 'delay',
    at: [],
    commit: () => void (delays[name] = times(factor)),
  });
  return [change('0', 0), change('half', 0.5), change('tenfold', 10)];
}

function isRepeated(listed: readonly unknown[], index: number): boolean {
  return listed.filter((action) => wordFor(action) === wordFor(listed[index])).length > 1;
}
