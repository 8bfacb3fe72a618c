import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { textOfFile } from '../architecture/source.ts';
import { models } from '../../tools/product-charts/models.ts';
import { project } from '../../tools/product-charts/project.ts';
import { machineFileOf } from 'statechart-tools/project';
import { definitionOf } from 'statechart-tools/charts/definition';
import { evaluate } from 'statechart-tools/explorer/sketch';

describe('a machine file evaluated alone, with only xstate', () => {
  test.each([...models])('%s creates the same machine', async (name, { machine }) => {
    const file = machineFileOf(project, name);
    expect(chartOf(await evaluate(textOfFile(file), file))).toEqual(chartOf(machine));
  });

  test('creates another machine when a part of the chart is imported from another file', async () => {
    const code = `import { setup } from 'xstate';
      import { others } from './others.ts';
      export const lampMachine = setup({}).createMachine({ id: 'lamp', initial: 'on', states: { on: {}, ...others } });`;
    const whole = `export const lampMachine = setup({}).createMachine({ id: 'lamp', initial: 'on', states: { on: {}, off: {} } });`;
    const [part, all] = await Promise.all([
      evaluate(code, 'lamp.machine.ts'),
      evaluate(`import { setup } from 'xstate';\n${whole}`, 'lamp.machine.ts'),
    ]);
    expect(definitionOf(part)).not.toBe(definitionOf(all));
  });

  test('reports a file without a machine by its name', async () => {
    await expect(evaluate('export const lamp = 1;', 'lamp.machine.ts')).rejects.toThrow(
      'lamp.machine.ts makes no machine',
    );
  });
});

/** Returns the definition without the initial context, which may be imported and is not part of the chart. */
function chartOf(machine: AnyStateMachine): object {
  const chart: Record<string, unknown> = JSON.parse(definitionOf(machine));
  return Object.fromEntries(Object.entries(chart).filter(([name]) => name !== 'context'));
}
