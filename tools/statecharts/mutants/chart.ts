/** The configuration of a machine as a tree whose parts can be addressed and changed. */

/** An untyped part of a configuration. */
export type Part = Record<string, unknown>;

/** A state of the configuration. `at` contains the keys of its path. */
export interface WrittenState {
  readonly at: readonly string[];
  readonly path: readonly string[];
  readonly config: Part;
  readonly parent: WrittenState | null;
}

/** A transition of the configuration: `hold[key]`. Its list contains the alternatives for the same event. */
export interface WrittenTransition {
  readonly state: WrittenState;
  /** `on panel.close`, `after slow`, `always`, `signIn done`; with its index if there are several. */
  readonly name: string;
  readonly at: readonly (string | number)[];
  /** The object that contains the transition, and its key there. */
  readonly hold: Part | unknown[];
  readonly key: string | number;
}

/** Returns every state, the machine itself first. */
export function statesIn(machine: Part): WrittenState[] {
  return below({ at: [], path: [], config: machine, parent: null });
}

/** Returns every transition, in document order. */
export function transitionsIn(machine: Part): WrittenTransition[] {
  return statesIn(machine).flatMap((state) => [
    ...dictionary(state, 'on'),
    ...dictionary(state, 'after'),
    ...entries(state, state.config, 'always', 'always', ['always']),
    ...entries(state, state.config, 'onDone', 'all done', ['onDone']),
    ...invokesOf(state).flatMap(({ invoke, at }) =>
      ['onDone', 'onError', 'onSnapshot'].flatMap((key) =>
        entries(state, invoke, key, `${nameOf(invoke)} ${outcomes[key] ?? key}`, [...at, key]),
      ),
    ),
  ]);
}

/** Returns the target state of a transition; null if there is no target, or more than a single name. */
export function targetOf(machine: Part, { state, hold, key }: WrittenTransition): WrittenState | null {
  const written: unknown = Reflect.get(hold, key);
  const target = isPart(written) ? written['target'] : written;
  if (typeof target !== 'string') return null;
  const states = statesIn(machine);
  const [first = '', ...rest] = target.split('.');
  if (target.startsWith('#')) {
    const base = states.find(({ path, config }) => (config['id'] ?? idOf(machine, path)) === first.slice(1));
    return base ? follow(states, base.path, rest) : null;
  }
  if (first === '') return follow(states, state.path, rest);
  return follow(states, state.parent?.path ?? [], [first, ...rest]);
}

/** Returns the id of the state within the machine. */
export function idOf(machine: Part, path: readonly string[]): string {
  return [String(machine['id']), ...path].join('.');
}

/** Copies objects and arrays; functions and instances are shared. */
export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => copyOf(part));
  if (!isPart(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const outcomes: Readonly<Record<string, string>> = {
  onDone: 'done',
  onError: 'failed',
  onSnapshot: 'changed',
};

function below(state: WrittenState): WrittenState[] {
  const { states } = state.config;
  const children = isPart(states) ? Object.entries(states) : [];
  return [
    state,
    ...children.flatMap(([key, config]) =>
      isPart(config)
        ? below({ at: [...state.at, 'states', key], path: [...state.path, key], config, parent: state })
        : [],
    ),
  ];
}

function dictionary(state: WrittenState, key: 'on' | 'after'): WrittenTransition[] {
  const listed = state.config[key];
  if (!isPart(listed)) return [];
  return Object.keys(listed).flatMap((type) => entries(state, listed, type, `${key} ${type}`, [key, type]));
}

/** Returns one transition, or several of a list, as a list. */
function entries(
  state: WrittenState,
  hold: Part,
  key: string,
  name: string,
  at: readonly (string | number)[],
): WrittenTransition[] {
  const written = hold[key];
  if (written === undefined) return [];
  const place = [...state.at, ...at];
  if (!Array.isArray(written)) return [{ state, name, at: place, hold, key }];
  return written.map((_, index) => ({
    state,
    name: `${name}[${index}]`,
    at: [...place, index],
    hold: written,
    key: index,
  }));
}

/** Returns the invokes of a state, with their keys. */
export function invokesOf({ config }: WrittenState): { invoke: Part; at: (string | number)[] }[] {
  const { invoke } = config;
  if (isPart(invoke)) return [{ invoke, at: ['invoke'] }];
  if (!Array.isArray(invoke)) return [];
  return invoke.flatMap((part: unknown, index) =>
    isPart(part) ? [{ invoke: part, at: ['invoke', index] }] : [],
  );
}

/** Returns the id of an invoke, or what it invokes. */
export function nameOf({ id, src }: Part): string {
  return typeof id === 'string' ? id : String(src);
}

function follow(
  states: readonly WrittenState[],
  from: readonly string[],
  rest: readonly string[],
): WrittenState | null {
  const wanted = [...from, ...rest].join('.');
  return states.find(({ path }) => path.join('.') === wanted) ?? null;
}
