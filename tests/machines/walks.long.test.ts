import type { EventObject } from 'xstate';
import { afterAll, describe, expect, test } from 'vitest';
import { filesBelow } from '../architecture/source.ts';
import { machineNameOf } from 'statechart-tools/project';
import { models } from '../../tools/product-charts/models.ts';
import { Coverage } from 'statechart-tools/walks/coverage';
import { deadEnds, failures, unhandledErrors, unreachableStates } from 'statechart-tools/walks/invariants';
import { startLive } from 'statechart-tools/walks/live';
import { modelAs, nodeOf, type Model } from 'statechart-tools/explorer/model';
import { withChange, withMutation } from 'statechart-tools/properties/properties';
import { findingsOf, rules, violationsOf } from 'statechart-tools/rules/rules';
import { stepFrom, coveringPaths, type LibraryPath } from 'statechart-tools/walks/test-model';
import { expectations } from './rules/expectations.ts';
import { plantedFaults } from './rules/planted-faults.ts';

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
    const paths = coveringPaths(model);

    test('is in the state of the model after each step of each path of @xstate/test', () => {
      expect(paths.flatMap((path) => straysOn(model, path, coverage))).toEqual([]);
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

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('on each walk of each machine, with no exception that is not needed', () => {
    expect(findingsOf(rule, models.values(), expectations)).toEqual({
      violations: [],
      needlessExceptions: [],
    });
  });

  test('or the walks find it', () => {
    expect(violationsOf(rule, faultyModelFor(id), expectations)).not.toEqual([]);
  });
});

test('each exception is one to a rule', () => {
  const ids = rules.map(({ id }) => id);
  expect(Object.keys(expectations.exceptions).filter((id) => !ids.includes(id))).toEqual([]);
});

/** Returns the model of the machine with the fault that is planted for a rule. */
function faultyModelFor(rule: string): Model {
  const fault = plantedFaults[rule] ?? '';
  const machine = typeof fault === 'string' ? fault.split(/[ .]/, 1)[0] : fault.machine;
  const model = [...models.values()].find((candidate) => candidate.machine.id === machine);
  if (model === undefined) throw new Error(`no fault is planted for: ${rule}`);
  return modelAs(
    model,
    typeof fault === 'string' ? withMutation(model.machine, fault) : withChange(model.machine, fault.change),
  );
}

/** The library performs the path on the live actor. Returns the states of the actor that differ from the model. */
function straysOn(model: Model, { start, path }: LibraryPath, coverage: Coverage): string[] {
  const { actor, perform } = startLive(model, coverage, start.input);
  const types = new Set(path.steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init'));
  const strays: string[] = [];
  let at = start;
  const happen = ({ event }: { event: EventObject }): void => {
    const step = stepFrom(at, event);
    perform(step);
    at = nodeOf(model, step.to);
  };
  path.testSync({
    events: Object.fromEntries([...types].map((type) => [type, happen])),
    states: {
      '*': ({ place: node }) => {
        const shape = model.shapeOf(actor.getSnapshot());
        if (shape !== node.shape) strays.push(`${path.description}: ${shape}`);
      },
    },
  });
  actor.stop();
  return strays;
}
