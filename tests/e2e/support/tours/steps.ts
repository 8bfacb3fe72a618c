/** Walks and conditions that a tour writes by hand. */
import type { Edge, Model } from 'statechart-tools/explorer/model';
import { chosenWalk, describeStep, type Walk } from 'statechart-tools/walks/walks';

export type Condition = (step: Edge) => boolean;

export const happens =
  (type: string): Condition =>
  ({ event }) =>
    event.type === type;

export const fails =
  (child: string): Condition =>
  ({ cause }) =>
    cause.kind === 'error' && cause.child === child;

/**
 * Returns the walks with these steps, which are written as in the names of tours: `search.open › error loadSearch › timer`.
 * `done` is the end of any actor, and `query.type("iris")` an event with this value.
 */
export const writtenWalks = (
  model: Model,
  walks: Readonly<Record<string, string>>,
): Readonly<Record<string, Walk>> =>
  Object.fromEntries(
    Object.entries(walks).map(
      ([name, steps]) =>
        [
          name,
          chosenWalk(
            model,
            steps
              .trim()
              .split(/\s+›\s+/)
              .map(toCondition),
          ),
        ] as const,
    ),
  );

/** Returns the condition of a step that is written as in the name of a tour, with or without its values. */
function toCondition(written: string): Condition {
  return (step) => {
    const { cause } = step;
    if (cause.kind === 'timer') return written === 'timer';
    const described = describeStep(step);
    return described === written || described.startsWith(`${written}(`) || cause.kind === written;
  };
}
