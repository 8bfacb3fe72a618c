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
import { livePath, modelPath } from '../../tools/statechart-tests/live.ts';
import { describeWalk, edgeWalks } from '../../tools/statechart-tests/walks.ts';

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
    const walks = edgeWalks(model);

    test('matches the model after each step of each walk', () => {
      const strays = walks
        .map((walk) => ({ walk, lived: livePath(model, walk, coverage), meant: modelPath(model, walk) }))
        .filter(({ lived, meant }) => lived.join('\n') !== meant.join('\n'))
        .map(({ walk, lived, meant }) => ({
          walk: describeWalk(walk),
          lived: lived.at(-1),
          meant: meant[lived.length - 1],
        }));
      expect(strays).toEqual([]);
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
        `${String(coverage)}  ${model.nodes.size} states, ${model.edges.length} edges, ${walks.length} walks`,
      );
    });
  },
);
