import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { outlineOf, type Arrow, type Box } from './outline.ts';

const oven = setup({
  actions: { beep: () => {} },
  guards: { isHot: () => true },
  delays: { bakeTime: 10 },
}).createMachine({
  id: 'oven',
  type: 'parallel',
  on: { reset: '.heat.off', look: {} },
  states: {
    heat: {
      initial: 'off',
      states: {
        off: {
          entry: 'beep',
          on: { heat: 'on', start: 'on', 'timer.set': [{ guard: 'isHot' }, { target: 'on' }] },
        },
        on: {
          after: { bakeTime: { target: 'off', actions: 'beep' } },
          on: { stop: 'off', 'door.open': '#oven.door.open' },
        },
      },
    },
    door: { initial: 'shut', states: { shut: {}, open: {} } },
  },
});

const outline = (folded: readonly string[] = []) => outlineOf({ root: oven.root, folded: new Set(folded) });

function linesIn(box: Box): Record<string, string[]> {
  return Object.assign({ [box.node.id]: box.lines.map(({ text }) => text) }, ...box.children.map(linesIn));
}

const textOf = ({ from, to, lines }: Arrow): string =>
  `${from.key} to ${to.key}: ${lines.map(({ text }) => text).join('; ')}`;

test('what does not lead to another box of the region is listed in its own box', () => {
  expect(linesIn(outline().box)).toMatchObject({
    oven: ['reset → heat.off', 'look'],
    'oven.heat.off': ['entry / beep', 'timer.set [isHot]'],
    'oven.heat.on': ['door.open → door.open'],
  });
});

test('all transitions from one state to another share an arrow, and those with equal effects a line', () => {
  expect(outline().arrows.map(textOf)).toEqual([
    'off to on: heat, start; timer.set [else]',
    'on to off: stop; after bakeTime / beep',
  ]);
});

test('a folded state shows what it handles itself, but not what happens within it', () => {
  const { box, arrows } = outline(['oven.heat']);
  expect(linesIn(box)).toMatchObject({ 'oven.heat': ['⋯ 2 states'] });
  expect(linesIn(box)).not.toHaveProperty(['oven.heat.off']);
  expect(arrows).toEqual([]);
});
