import { createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { models } from './models.ts';
import { definitionOf } from 'statechart-tools/charts/definition';
import { stateNodesOf, transitionName, transitionsOf } from 'statechart-tools/explorer/machine-parts';

describe.each([...models.values()].map(({ machine }) => [machine.id, machine] as const))(
  'the JSON of %s',
  (_id, machine) => {
    const made = createMachine(JSON.parse(definitionOf(machine)));

    test('creates a machine with the same chart', () => {
      expect(stateNodesOf(made).map(outline)).toEqual(stateNodesOf(machine).map(outline));
      expect(transitionsOf(made).map(transitionName)).toEqual(transitionsOf(machine).map(transitionName));
    });

    test('names every action and guard', () => {
      expect(transitionsOf(made).map(partsOf)).toEqual(transitionsOf(machine).map(partsOf));
    });
  },
);

type Node = ReturnType<typeof stateNodesOf>[number];

function outline({ id, type, tags, description, invoke }: Node) {
  return { id, type, tags, description, invoke: invoke.map(({ id, src }) => [id, src]) };
}

function partsOf({ guard, actions }: ReturnType<typeof transitionsOf>[number]): unknown {
  return [nameOf(guard), actions.map(nameOf)];
}

function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') return 'type' in part ? String(part.type) : part.name;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : 'none';
}
