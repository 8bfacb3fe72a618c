import type { EventObject } from 'xstate';
import { afterAll, describe, expect, test } from 'vitest';
import { filesBelow } from '../architecture/source.ts';
import { machineNameOf } from '../../tools/statechart-tests/machine-files.ts';
import { models } from '../../tools/statechart-tests/all-models.ts';
import { Coverage } from '../../tools/statechart-tests/coverage.ts';
import {
  deadEnds,
  failures,
  unhandledErrors,
  unreachableStates,
} from '../../tools/statechart-tests/invariants.ts';
import { startLive } from '../../tools/statechart-tests/live.ts';
import { nodeOf, type Model } from '../../tools/statechart-tests/model.ts';
import { stepFrom, touredPaths, type LibraryPath } from '../../tools/statechart-tests/test-model.ts';

const machineNames = filesBelow('src/machines')
  .filter((file) => file.endsWith('.machine.ts'))
  .map(machineNameOf);

test.each(machineNames)('%s has a model', (name) => {
  expect([...models.keys()]).toContain(name);
});

describe.each([...models.values()].map((model) => [model.machine.id, model] as const))(
  '%s',
  (_name, model) => {
    const coverage = new Coverage(model.machine);
    const paths = touredPaths(model);

    test('is in the state of the model after each step of each path of @xstate/test', () => {
      for (const path of paths) runPath(model, path, coverage);
    });

    test('takes every transition of the machine', () => {
      expect(coverage.missing).toEqual([]);
    });

    test('has no unexpected dead end, no unreachable state and no unhandled failure', () => {
      expect(deadEnds(model)).toEqual((model.samples.rests ?? []).toSorted());
      expect(unreachableStates(model)).toEqual([]);
      expect(unhandledErrors(model.machine)).toEqual([]);
      expect(failures(model)).toEqual([]);
    });

    afterAll(() => {
      console.log(
        `${String(coverage)}  ${model.nodes.size} states, ${model.edges.length} edges, ${paths.length} paths`,
      );
    });
  },
);

/** The library performs the path on the live actor, and judges each state of it. */
function runPath(model: Model, { start, path }: LibraryPath, coverage: Coverage): void {
  const { actor, perform } = startLive(model, coverage, start.input);
  const types = new Set(path.steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init'));
  let at = start;
  const happen = ({ event }: { event: EventObject }): void => {
    const step = stepFrom(at, event);
    perform(step);
    at = nodeOf(model, step.to);
  };
  path.testSync({
    events: Object.fromEntries([...types].map((type) => [type, happen])),
    states: { '*': ({ node }) => expect(model.shapeOf(actor.getSnapshot())).toBe(node.shape) },
  });
  actor.stop();
}
