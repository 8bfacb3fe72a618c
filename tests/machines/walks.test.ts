import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { models } from '../model/all-models.ts';
import { Coverage } from '../model/coverage.ts';
import { deadEnds, failures, unhandledErrors, unreachableStates } from '../model/invariants.ts';
import { livePath, modelPath } from '../model/live.ts';
import { describeWalk, edgeWalks } from '../model/walks.ts';

const machineFiles = readdirSync(new URL('../../src/machines', import.meta.url))
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => file.replace('.machine.ts', ''));

test.each(machineFiles)('%s has a model', (name) => {
  expect([...models.keys()]).toContain(name);
});

describe.each([...models.values()].map((model) => [model.machine.id, model] as const))(
  '%s',
  (_name, model) => {
    const coverage = new Coverage(model.machine);
    const walks = edgeWalks(model);

    test.each(walks.map((walk) => [shorten(describeWalk(walk)), walk] as const))(
      'goes %s',
      (_title, walk) => {
        expect(livePath(model, walk, coverage)).toEqual(modelPath(model, walk));
      },
    );

    test('takes every transition that it has', () => {
      expect(coverage.missing).toEqual([]);
    });

    test('rests nowhere but where it is meant to, and has no unreachable state and no failure that nobody handles', () => {
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

function shorten(text: string): string {
  return text.length > 200 ? `… ${text.slice(-200)}` : text;
}
