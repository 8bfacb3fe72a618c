/** Faults in the structure of a chart: the order of alternatives, `reenter`, `initial`, tags, history, invokes and their input. */
import { idOf, invokesOf, isPart, nameOf, statesIn, transitionsIn, type Part } from './chart.ts';
import { nameIn, partOf, type Fault } from './fault.ts';

/** Alternatives in the other order, and transitions that do not enter their state again. */
export function inTransitions(machine: Part): Fault[] {
  return transitionsIn(machine).flatMap((transition) => {
    const { at, hold, key } = transition;
    const name = nameIn(machine, transition);
    const part = partOf(transition);
    const index = Number(key);
    // Without a guard the second would hide the first, which is the same as to drop it.
    const isSwapped = Array.isArray(hold) && isGuarded(hold[index]) && isGuarded(hold[index + 1]);
    return [
      ...(isSwapped ? [swapped(`${name}: after [${index + 1}]`, at, hold, index)] : []),
      ...(part['reenter'] === true
        ? [dropped(`${name}: without reenter`, 'reenter', at, part, 'reenter')]
        : []),
    ];
  });
}

/** Another initial state, a missing tag, the other kind of history. */
export function inStates(machine: Part): Fault[] {
  return statesIn(machine).flatMap(({ path, at, config: state }) => {
    const name = idOf(machine, path);
    return [...inInitial(name, at, state), ...inTags(name, at, state), ...inHistory(name, at, state)];
  });
}

/** A missing invoke, and a missing input. */
export function inInvokes(machine: Part): Fault[] {
  return statesIn(machine).flatMap((state) => {
    const holder = state.config;
    return invokesOf(state).flatMap(({ invoke, at }) => {
      const name = `${idOf(machine, state.path)} ${nameOf(invoke)}`;
      const place = [...state.at, ...at];
      const remaining = (): Part[] =>
        invokesOf(state)
          .map((other) => other.invoke)
          .filter((other) => other !== invoke);
      return [
        {
          id: `${name}: not invoked`,
          kind: 'invoke' as const,
          at: place,
          commit: () => void (holder['invoke'] = remaining()),
        },
        ...(invoke['input'] === undefined
          ? []
          : [dropped(`${name}: without input`, 'input', place, invoke, 'input')]),
      ];
    });
  });
}

function swapped(id: string, at: Fault['at'], list: unknown[], index: number): Fault {
  return { id, kind: 'order', at, commit: () => void list.splice(index, 2, list[index + 1], list[index]) };
}

function dropped(id: string, kind: Fault['kind'], at: Fault['at'], part: Part, key: string): Fault {
  return { id, kind, at: [...at, key], commit: () => void Reflect.deleteProperty(part, key) };
}

function inInitial(name: string, at: Fault['at'], state: Part): Fault[] {
  const children = isPart(state['states']) ? Object.keys(state['states']) : [];
  const written: unknown = state['initial'];
  const own = isPart(written) ? written['target'] : written;
  const [other] = [...children.slice(children.indexOf(String(own)) + 1), ...children].filter(
    (child) => child !== own,
  );
  if (own === undefined || other === undefined) return [];
  return [
    {
      id: `${name} initial: ${other}`,
      kind: 'initial',
      at: [...at, 'initial'],
      commit: () => void (state['initial'] = isPart(written) ? { ...written, target: other } : other),
    },
  ];
}

function inTags(name: string, at: Fault['at'], state: Part): Fault[] {
  const written = state['tags'];
  if (written === undefined) return [];
  const tags: unknown[] = Array.isArray(written) ? written : [written];
  return tags.map((tag, index) => ({
    id: `${name}: without tag ${String(tag)}`,
    kind: 'tag',
    at: [...at, 'tags', ...(Array.isArray(written) ? [index] : [])],
    commit: () => void (state['tags'] = tags.filter((other) => other !== tag)),
  }));
}

function inHistory(name: string, at: Fault['at'], state: Part): Fault[] {
  if (state['type'] !== 'history' && state['history'] === undefined) return [];
  const other = state['history'] === 'deep' ? 'shallow' : 'deep';
  return [
    {
      id: `${name}: ${other} history`,
      kind: 'history',
      at: [...at, 'history'],
      commit: () => void (state['history'] = other),
    },
  ];
}

function isGuarded(alternative: unknown): boolean {
  return isPart(alternative) && alternative['guard'] !== undefined;
}
