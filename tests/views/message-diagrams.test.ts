/** The diagrams behind a chat show what the machines do. */
import { expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { modelHostMachine } from '../../src/machines/chat/notices/model-host.machine.ts';
import { outgoingMessageMachine } from '../../src/machines/chat/outbox/outgoing-message.machine.ts';
import { chatStreamMachine } from '../../src/machines/chat/reply/chat-stream.machine.ts';
import { replyTurnMachine } from '../../src/machines/chat/reply/reply-turn.machine.ts';
import { diagrams, type Diagram } from '../../src/views/chat/behind/diagrams.ts';
import { evaluateTexts } from '../../scripts/lib/texts/evaluate-texts.ts';

const { behindChat: texts } = evaluateTexts('en');

/** The outbox stops the machine of a message that the server has, so that it has no such state. */
const delivered = 'delivered';

const machines: [keyof typeof diagrams, AnyStateMachine][] = [
  ['outgoingMessage', outgoingMessageMachine],
  ['replyTurn', replyTurnMachine],
  ['chatStream', chatStreamMachine],
  ['modelHost', modelHostMachine],
];

const leavesIn = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'compound' ? Object.values(node.states).flatMap(leavesIn) : [node];

/** Whether a machine can stay in a state: where only `always` leads on, it is left at once. */
const canRest = (node: AnyStateNode): boolean => (node.always ?? []).length === 0 || node.after.length > 0;

/** Where a machine may rest when it enters a node. */
const restsIn = (node: AnyStateNode): AnyStateNode[] => {
  if (node.type === 'compound') return node.initial.target?.flatMap(restsIn) ?? [];
  const passed = (node.always ?? []).flatMap(({ target }) => target ?? []).flatMap(restsIn);
  return canRest(node) ? [node, ...passed] : passed;
};

const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** The ways from each state to another, as `from to`. */
const waysOf = (machine: AnyStateMachine): Set<string> => {
  const ways = leavesIn(machine.root).flatMap((leaf) => {
    const line: AnyStateNode[] = [];
    for (let node: AnyStateNode | undefined = leaf; node !== undefined; node = node.parent) line.push(node);
    return line
      .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      .flatMap(({ target }) => target ?? [])
      .flatMap(restsIn)
      .map((rest) => `${pathOf(leaf)} ${pathOf(rest)}`);
  });
  return new Set(ways);
};

test.each(machines)('every state of %s is drawn, and no other', (name, machine) => {
  const drawn = Object.keys(diagrams[name].cells).filter((state) => state !== delivered);
  const rests = leavesIn(machine.root).filter(canRest);
  expect(drawn.toSorted()).toEqual(rests.map(pathOf).toSorted());
});

test.each(machines)('every way that is drawn for %s is a transition', (name, machine) => {
  const ways = waysOf(machine);
  const diagram: Diagram = diagrams[name];
  const framed = Object.entries(diagram.cells)
    .filter(([, [column, row]]) => {
      const { from, to } = diagram.frame ?? { from: [9, 9], to: [0, 0] };
      return column >= from[0] && column <= to[0] && row >= from[1] && row <= to[1];
    })
    .map(([state]) => state);
  const statesOf = (place: string) => (place === 'frame' ? framed : [place]);
  const untrue = diagram.arrows.filter(
    ([from, to]) =>
      to !== delivered &&
      !statesOf(from).some((one) => statesOf(to).some((other) => ways.has(`${one} ${other}`))),
  );
  expect(untrue).toEqual([]);
});

test.each(machines)('every event of %s has a text', (name, machine) => {
  const events = new Set(
    machine.events
      .map((type: string) =>
        type.replace(/^xstate\.(done|error)\.actor\./, '$1.').replace(/^xstate\.(after\.\w+).*$/, '$1'),
      )
      .filter((type: string) => !type.startsWith('xstate.')),
  );
  // The beginning of the chat is no step of a message.
  const beginning = name === 'modelHost' ? [] : ['xstate.init'];
  expect([...events, ...beginning].filter((type) => !(type in texts.events[name]))).toEqual([]);
});
