import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { stateNodesOf } from 'statechart-tools/explorer/machine-parts';
import { models } from '../../tools/product-charts/models.ts';

/** States that only an answer leaves, and why that does no harm. */
const unbounded: Readonly<Record<string, string>> = {
  'crisisHelp.finding': 'The help lines of all countries are shown meanwhile.',
  'installation.app.asking': 'Asks the browser, not the server.',
  'mateForm.importingCard': 'Reads a file of this computer.',
  'oauthCallback.verifying': 'Reads the storage of this browser.',
  'passkeySignIn.checking': 'Asks the browser, not the server.',
};

test('each state that waits for a promise is left by a timer or an event, or is listed with a reason', () => {
  const stuck = [...models.values()].flatMap(({ machine }) =>
    stateNodesOf(machine)
      .filter((node) => waitsForPromise(node, machine) && !hasExit(node))
      .map(({ id }) => id),
  );
  expect(stuck.filter((id) => !(id in unbounded))).toEqual([]);
  expect(Object.keys(unbounded).length).toBeLessThanOrEqual(5);
});

/** Commands that a chart waits for by itself, and why. */
const ownWaits: Readonly<Record<string, string>> = {
  'bookImport.sending': 'A large file takes longer than other commands, and another try is the same request.',
  'language.changing.syncing': 'The choice already applies; the same button also stops the loading of texts.',
  'roomImport.sending': 'A large file takes longer than other commands, and is never sent twice.',
};

test('no chart but those that are shared waits for a command by itself, or is listed with a reason', () => {
  const shared = sharedMachines();
  const waits = [...models]
    .filter(([name]) => !shared.includes(name))
    .flatMap(([, { machine }]) =>
      stateNodesOf(machine)
        .filter((node) => waitsForCommand(node, machine))
        .map(({ id }) => id),
    );
  expect(waits.filter((id) => !(id in ownWaits))).toEqual([]);
  expect(Object.keys(ownWaits).length).toBeLessThanOrEqual(3);
});

/** Whether the state calls the server for more than to load something, and has a state of its own for a slow answer. */
const waitsForCommand = (node: AnyStateNode, machine: AnyStateMachine): boolean =>
  waitsForPromise(node, machine) &&
  !node.invoke.every(
    ({ src }) => typeof src === 'string' && /^(fetch|read|check|load|open)[A-Z]/.test(src),
  ) &&
  descendantsOf(node).some(({ after }) => after.some(({ eventType }) => eventType.includes('slowAfter')));

/** The names of the machines in `machines/shared`, from their files. */
const sharedMachines = (): string[] =>
  readdirSync('src/machines/shared', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) =>
      basename(file, '.machine.ts').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    );

/** Whether the state invokes a promise. The part of a supervised machine is a machine. */
function waitsForPromise({ invoke }: AnyStateNode, { implementations }: AnyStateMachine): boolean {
  return invoke.some(({ src }) => {
    const logic: unknown = typeof src === 'string' ? implementations.actors[src] : src;
    return src !== 'part' && !(logic instanceof StateMachine) && isPromiseLogic(logic);
  });
}

const isPromiseLogic = (logic: unknown): boolean =>
  typeof logic === 'object' &&
  logic !== null &&
  'config' in logic &&
  String(logic.config).includes('Promise');

/** Whether a timer or an event, of the state or of one above or below it, leads out of it or starts it again. */
const hasExit = (node: AnyStateNode): boolean =>
  [...ancestorsOf(node), ...descendantsOf(node)].some(({ transitions }) =>
    [...transitions].some(
      ([type, candidates]) =>
        !/^xstate\.(done|error)\./.test(type) &&
        candidates.some(({ target = [] }) => target.some((goal) => !descendantsOf(node).includes(goal))),
    ),
  );

const ancestorsOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? ancestorsOf(node.parent) : []),
];

const descendantsOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((one) => [one, ...descendantsOf(one)]);
