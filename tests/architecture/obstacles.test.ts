import { expect, test } from 'vitest';
import { obstacles, placeholdersIn } from './obstacles.ts';

/** Returns a machine file with this text as its configuration. */
function machineFile(config: string): string {
  return `import { setup } from 'xstate';\nexport const machine = setup({}).createMachine(${config});`;
}

test.each([
  ['a spread', '{ states: { ...others } }', ['machine.states: spread']],
  ['a computed key', '{ states: { [name]: {} } }', ['machine.states: computed key']],
  ['a shorthand', '{ states }', ['machine.states: shorthand']],
  ['a variable', '{ initial: first, states: { a: {} } }', ['machine.initial: Identifier']],
  ['a helper call', '{ states: { a: failing() } }', ['machine.states.a: CallExpression']],
  ['an inline action', '{ entry: () => {} }', ['machine.entry: ArrowFunctionExpression']],
  [
    'an inline guard',
    '{ on: { go: { guard: () => true, target: "a" } } }',
    ['machine.on.go.guard: ArrowFunctionExpression'],
  ],
  ['an imported service', '{ invoke: { src: fetchUser } }', ['machine.invoke.src: Identifier']],
  ['a template', '{ id: `a` }', ['machine.id: TemplateLiteral']],
  ['a configuration from elsewhere', 'config', ['the configuration is not written in place']],
])('%s is an obstacle', (_name, config, expected) => {
  expect(obstacles(machineFile(config))).toEqual(expected);
});

test('a machine made without setup is an obstacle, and so are two in a file', () => {
  expect(obstacles('createMachine({ id: "a" })')).toEqual(['not made by setup()']);
  expect(obstacles(`${machineFile('{}')}\n${machineFile('{}')}`)).toEqual(['2 machines in one file']);
});

test('literals, names and the known helpers are no obstacles, and parts outside of the chart may be computed', () => {
  const config = `{
    id: 'door',
    context: ({ input }) => ({ ...input }),
    initial: 'shut',
    states: {
      shut: { on: { context: 'open', push: [{ guard: and(['isStrong', not('isLocked')]), target: 'open', actions: assign({}) }] } },
      open: { invoke: { id: 'hold', src: 'hold', input: ({ event }) => event.force, onError: 'shut' }, after: { 300: 'shut' } },
    },
  }`;
  expect(obstacles(machineFile(config))).toEqual([]);
});

test('placeholders are actors without a service and actions that do nothing', () => {
  const code = `setup({
    actors: { ask: notProvidedPromise('ask'), child: childMachine },
    actions: { ring: () => {}, keep: assign({}), say: (_, _params: { text: string }) => {} },
    guards: { isStrong: () => {} },
  })`;
  expect(placeholdersIn(code)).toEqual(['ask', 'ring', 'say']);
});
