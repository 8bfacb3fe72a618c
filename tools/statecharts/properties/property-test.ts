/** Looks for a walk that violates a property, and shrinks it. */
import * as fc from 'fast-check';
import type { TestInvariantContext, TestStep, TestSut, TestSutSession, TestTemporal } from './contract.ts';
import { createMonitor } from './monitor.ts';
import { shrink } from './shrink.ts';

export interface PropertyTestOptions<Step extends TestStep, Snapshot> {
  readonly sut: TestSut<Step, Snapshot>;
  readonly temporal: readonly TestTemporal<Step, Snapshot>[];
  /** Names the state: states of the same name are one for what was visited and tried. */
  readonly place: (snapshot: Snapshot) => string;
  /** The id of the property to violate; without it any. The others only decide how long time passes at the end of a walk. */
  readonly only?: string;
  /** The start of the random numbers. */
  readonly seed?: number;
  /** The number of walks. */
  readonly numRuns?: number;
  /** The number of steps of a walk before only time passes. */
  readonly maxCommands?: number;
}

/** A walk on which a property does not hold. */
export interface Counterexample {
  readonly property: string;
  /** The steps after shrinking. */
  readonly steps: readonly string[];
  /** The number of steps before. */
  readonly found: number;
  readonly seed: number;
}

/** Thrown by `propertyTest`, with the walk as a numbered list. */
export class PropertyFailure extends Error {
  override readonly name = 'PropertyFailure';
  readonly counterexample: Counterexample;

  constructor(counterexample: Counterexample) {
    const { property, steps, found, seed } = counterexample;
    const list = steps.map((step, index) => `\n  ${index + 1}. ${step}`).join('');
    super(`violated: ${property} (seed ${seed}, shrunk from ${found} steps)${list}`);
    this.counterexample = counterexample;
  }
}

/**
 * Walks the system: some walks choose each step at random, the others start with a short way to a state that few walks had
 * visited, and continue with what was tried least there.
 * @throws PropertyFailure for the first property that does not hold on one of the walks.
 */
export function propertyTest<Step extends TestStep, Snapshot>(
  options: PropertyTestOptions<Step, Snapshot>,
): void {
  const found = findCounterexample(options);
  if (found !== null) throw new PropertyFailure(found);
}

/** Returns the first violation, shrunk; null if every property holds on all walks. */
export function findCounterexample<Step extends TestStep, Snapshot>(
  options: PropertyTestOptions<Step, Snapshot>,
): Counterexample | null {
  const { seed = 1, numRuns = 60, maxCommands = 30 } = options;
  const atlas = new Atlas<Step>();
  const violations: Violation<Step>[] = [];
  const walks = fc.record({
    isCovering: fc.boolean(),
    // Small numbers are no simpler steps than large ones.
    picks: fc.array(fc.noBias(fc.nat()), { minLength: maxCommands, maxLength: maxCommands }),
  });
  const property = fc.property(walks, ({ isCovering, picks }) => {
    let here: string | null = null;
    const placeOf = (session: TestSutSession<Step, Snapshot>): string =>
      (here ??= options.place(session.read()));
    const choose = isCovering ? coveringChooser(placeOf, atlas, picks) : randomChooser<Step, Snapshot>(picks);
    const violation = walk(options, choose, (snapshot, steps) => {
      here = options.place(snapshot);
      atlas.visit(here, steps);
    });
    if (violation !== null) violations.push(violation);
    return violation === null;
  });
  const { errorInstance } = fc.check(property, { seed, numRuns, endOnFailure: true });
  const [violation] = violations;
  // A walk that throws is a fault of the system or of its samples, not of a property.
  if (violation === undefined && errorInstance !== null && errorInstance !== undefined) throw errorInstance;
  return violation === undefined ? null : shrunk(options, violation, seed);
}

interface Violation<Step> {
  readonly property: string;
  readonly steps: readonly Step[];
}

/** Returns the next step; null at the end of the walk. */
type Chooser<Step extends TestStep, Snapshot> = (session: TestSutSession<Step, Snapshot>) => Step | null;

function shrunk<Step extends TestStep, Snapshot>(
  options: PropertyTestOptions<Step, Snapshot>,
  { property, steps }: Violation<Step>,
  seed: number,
): Counterexample {
  const again = { ...options, only: property };
  const fewest = shrink(steps, (fewer) => walk(again, replayerOf(fewer)) !== null);
  return { property, steps: fewest.map(({ name }) => name), found: steps.length, seed };
}

/**
 * Performs one walk, then lets time pass while a property is owed something. Returns the property that the walk violates.
 */
function walk<Step extends TestStep, Snapshot>(
  { sut, temporal, only }: Pick<PropertyTestOptions<Step, Snapshot>, 'sut' | 'temporal' | 'only'>,
  choose: Chooser<Step, Snapshot>,
  visit: (snapshot: Snapshot, steps: readonly Step[]) => void = () => undefined,
): Violation<Step> | null {
  const session = sut.create();
  const monitors = temporal
    .filter(({ id, type }) => only === undefined || id === only || (type !== 'always' && type !== 'never'))
    .map((property) => ({ property, monitor: createMonitor(property) }));
  const steps: Step[] = [];
  const violation = (broken: readonly { readonly property: { readonly id: string } }[]) => {
    const found = broken.find(({ property }) => only === undefined || property.id === only);
    return found === undefined ? null : { property: found.property.id, steps };
  };
  let waited = 0;
  let context: TestInvariantContext<Step, Snapshot> = contextAtStart(session);
  try {
    for (;;) {
      const found = violation(monitors.filter(({ monitor }) => monitor.observe(context)));
      if (found !== null) return found;
      const chosen = choose(session);
      const owing = monitors.filter(({ monitor }) => monitor.end());
      const step = chosen ?? (owing.length > 0 ? session.settle() : null);
      if (step === null) return violation(owing);
      if (chosen !== null) steps.push(chosen);
      // A walk that does not come to rest has not been shown to violate what it still owes.
      else if (++waited > maxRestSteps) return null;
      context = contextAfter(context, step, session);
      visit(context.snapshot, steps);
    }
  } finally {
    session.dispose();
  }
}

/** How many steps a walk has at most while only time passes. */
const maxRestSteps = 100;

function contextAtStart<Step extends TestStep, Snapshot>(
  session: TestSutSession<Step, Snapshot>,
): TestInvariantContext<Step, Snapshot> {
  const snapshot = session.read();
  return {
    initialSnapshot: snapshot,
    previousSnapshot: snapshot,
    snapshot,
    event: null,
    effects: session.started,
    step: 0,
    history: session.started,
  };
}

function contextAfter<Step extends TestStep, Snapshot>(
  before: TestInvariantContext<Step, Snapshot>,
  event: Step,
  session: TestSutSession<Step, Snapshot>,
): TestInvariantContext<Step, Snapshot> {
  const effects = session.send(event);
  return {
    initialSnapshot: before.initialSnapshot,
    previousSnapshot: before.snapshot,
    snapshot: session.read(),
    event,
    effects,
    step: before.step + 1,
    history: [...before.history, ...effects],
  };
}

function randomChooser<Step extends TestStep, Snapshot>(picks: readonly number[]): Chooser<Step, Snapshot> {
  const left = [...picks];
  return (session) => {
    const pick = left.shift();
    return pick === undefined ? null : chooseGrouped(session.choices(), pick);
  };
}

/** Takes a short way to a state that few walks have visited, then what was tried least. */
function coveringChooser<Step extends TestStep, Snapshot>(
  placeOf: (session: TestSutSession<Step, Snapshot>) => string,
  atlas: Atlas<Step>,
  picks: readonly number[],
): Chooser<Step, Snapshot> {
  const [first = 0, ...left] = picks;
  const replay = replayerOf<Step, Snapshot>(atlas.wayToRare(first));
  return (session) => {
    const known = replay(session);
    if (known !== null) return known;
    const pick = left.shift();
    return pick === undefined ? null : atlas.chooseRare(placeOf(session), session.choices(), pick);
  };
}

function chooseGrouped<Step extends TestStep>(choices: readonly Step[], pick: number): Step | null {
  const groups = [...new Set(choices.map(({ group }) => group))];
  const group = choices.filter((step) => step.group === groups[pick % groups.length]);
  return group[Math.floor(pick / groups.length) % group.length] ?? null;
}

/** The states and steps that the walks of one search have visited and tried so far. */
class Atlas<Step extends TestStep> {
  readonly #ways = new Map<string, readonly Step[]>();
  readonly #starts = new Map<string, number>();
  readonly #tried = new Map<string, Map<string, number>>();

  visit(place: string, steps: readonly Step[]): void {
    const known = this.#ways.get(place);
    if (known === undefined || steps.length < known.length) this.#ways.set(place, [...steps]);
  }

  /** Returns the shortest known way to a place at which the fewest walks started. */
  wayToRare(pick: number): readonly Step[] {
    const places = [...this.#ways.keys()];
    const fewest = Math.min(...places.map((place) => this.#starts.get(place) ?? 0));
    const rare = places.filter((place) => (this.#starts.get(place) ?? 0) === fewest);
    const place = rare[pick % rare.length];
    if (place === undefined) return [];
    this.#starts.set(place, fewest + 1);
    return this.#ways.get(place) ?? [];
  }

  chooseRare(place: string, choices: readonly Step[], pick: number): Step | null {
    const tried = this.#tried.get(place) ?? new Map<string, number>();
    this.#tried.set(place, tried);
    const times = choices.map(({ key }) => tried.get(key) ?? 0);
    const fewest = Math.min(...times);
    const chosen = chooseGrouped(
      choices.filter((_, index) => times[index] === fewest),
      pick,
    );
    if (chosen !== null) tried.set(chosen.key, fewest + 1);
    return chosen;
  }
}

/** Takes these steps, and leaves out those that are not possible. */
function replayerOf<Step extends TestStep, Snapshot>(steps: readonly Step[]): Chooser<Step, Snapshot> {
  const left = [...steps];
  return (session) => {
    if (left.length === 0) return null;
    const choices = session.choices();
    for (let wanted = left.shift(); wanted !== undefined; wanted = left.shift()) {
      const { key } = wanted;
      const step = choices.find((choice) => choice.key === key);
      if (step !== undefined) return step;
    }
    return null;
  };
}
