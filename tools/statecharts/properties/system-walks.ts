/** Selects walks through a system of machines that together take every transition that its walks can take. */
import type { TestTemporal } from './contract.ts';
import {
  liveSystem,
  placeOfSystem,
  type SystemOptions,
  type SystemSnapshot,
  type SystemStep,
  type SystemSut,
} from './live-system.ts';
import { findCounterexample } from './property-test.ts';
import { shrink } from './shrink.ts';

/** A step of a walk, and the state of the system around it. */
export interface WalkedStep {
  readonly step: SystemStep;
  readonly before: SystemSnapshot;
  readonly after: SystemSnapshot;
  /** The names of the transitions that the machines take, in order. */
  readonly taken: readonly string[];
}

/** Steps from the beginning of the system. */
export interface SystemWalk {
  readonly start: SystemSnapshot;
  readonly steps: readonly WalkedStep[];
}

interface Search {
  /** The ids of the machines whose transitions are to be taken. */
  readonly machines: readonly string[];
  /** The number of walks that are tried, and the number of steps of each. */
  readonly numRuns: number;
  readonly maxCommands: number;
}

/** Returns the fewest walks found that take every transition which some walk took, without the steps that they can do without. */
export function coveringSystemWalks(options: SystemOptions, search: Search): SystemWalk[] {
  const watched = watch(options, search.machines);
  const tried = triedWalks(watched, search);
  const open = new Set(tried.flatMap(({ taken }) => taken.flat()));
  const walks: SystemWalk[] = [];
  while (open.size > 0) {
    const [best] = tried.map((walk) => firstPart(walk, open)).toSorted((a, b) => b.worth - a.worth);
    if (best === undefined || best.gained.length === 0) break;
    const steps = shrink(best.steps, (fewer) => {
      const taken = takenAlong(replay(watched, fewer));
      return best.gained.every((name) => taken.includes(name));
    });
    const walk = replay(watched, steps);
    for (const name of takenAlong(walk)) open.delete(name);
    walks.push(walk);
  }
  return walks;
}

/** A walk of the search, and the transitions that each of its steps took. */
interface TriedWalk {
  readonly steps: SystemStep[];
  readonly taken: string[][];
}

/** Performs the walks of a search for a property that always holds. */
function triedWalks({ sut, names }: Watched, { numRuns, maxCommands }: Search): TriedWalk[] {
  const walks: TriedWalk[] = [];
  const recorder: TestTemporal<SystemStep, SystemSnapshot> = {
    type: 'always',
    id: 'is recorded',
    predicate: ({ event }) => {
      const taken = names.splice(0);
      if (event === null) walks.push({ steps: [], taken: [] });
      else {
        walks.at(-1)?.steps.push(event);
        walks.at(-1)?.taken.push(taken);
      }
      return true;
    },
  };
  findCounterexample({ sut, numRuns, maxCommands, temporal: [recorder], place: placeOfSystem });
  return walks;
}

/** The part of the walk up to the last step that takes an open transition, and how many of them it takes. */
function firstPart({ steps, taken }: TriedWalk, open: ReadonlySet<string>) {
  const last = taken.findLastIndex((names) => names.some((name) => open.has(name)));
  const gained = [...new Set(taken.flat().filter((name) => open.has(name)))];
  return { steps: steps.slice(0, last + 1), gained, worth: gained.length };
}

const takenAlong = ({ steps }: SystemWalk): string[] => steps.flatMap(({ taken }) => taken);

/** Takes the steps, without those that are not possible. */
function replay({ sut, names }: Watched, wanted: readonly SystemStep[]): SystemWalk {
  const session = sut.create();
  const start = session.read();
  const steps: WalkedStep[] = [];
  for (const { group, key } of wanted) {
    const step = session.choices().find((choice) => choice.group === group && choice.key === key);
    if (step === undefined) continue;
    const before = session.read();
    names.length = 0;
    session.send(step);
    steps.push({ step, before, after: session.read(), taken: [...names] });
  }
  session.dispose();
  return { start, steps };
}

/** The system with a list of the transitions that its machines have taken since the list was emptied. */
interface Watched {
  readonly sut: SystemSut;
  readonly names: string[];
}

function watch(options: SystemOptions, machines: readonly string[]): Watched {
  const names: string[] = [];
  const isOf = (name: string): boolean =>
    machines.some((id) => name.startsWith(`${id} `) || name.startsWith(`${id}.`));
  const onTransition = (name: string): void => {
    if (isOf(name)) names.push(name);
  };
  return { sut: liveSystem({ ...options, onTransition }), names };
}
