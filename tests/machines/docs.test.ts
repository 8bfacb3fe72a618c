import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../../tools/charts/facts.ts';
import { checkTables } from '../../tools/charts/machine-docs.ts';
import { transitionWithEchoes } from '../../tools/statechart-tests/echoes.ts';
import { models } from '../../tools/statechart-tests/all-models.ts';
import { approvedTable } from '../../tools/charts/page.ts';
import { filesBelow, root, textOfFile } from '../architecture/source.ts';

test('every machine has an approved table', () => {
  expect(checkTables(join(root, 'docs', 'machines'))).toEqual([]);
});

test.each(filesBelow('docs/machines').filter((file) => file.endsWith('.md')))(
  'the table of %s has one row for each question',
  (page) => {
    const [head, , ...rows] = approvedTable(textOfFile(page))?.split('\n') ?? [];
    expect(head).toBe('| in | when | then | effects |');
    const questions = rows.map((row) =>
      row
        .split(/(?<!\\) \| /)
        .slice(0, 2)
        .join(' | '),
    );
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
  },
);

describe('the pictures', () => {
  const pictures = filesBelow('docs/machines').filter((file) => file.endsWith('.svg'));

  test('are at least one for each machine', () => {
    const drawn = pictures.map((file) => file.split('/').at(-1));
    expect(drawn).toEqual(
      expect.arrayContaining([...models.values()].map(({ machine }) => `${machine.id}.svg`)),
    );
  });

  test.each(pictures)('%s fits a page, and can be read at a width of 1,000 pixels', (file) => {
    const svg = textOfFile(file);
    const [, width = Infinity, height = Infinity] = /viewBox="-?\d+ -?\d+ (\d+) (\d+)"/.exec(svg) ?? [];
    const sizes = [...svg.matchAll(/font(?:-size)?:\s*(\d+)px/g)].map(([, size]) => Number(size));
    expect(Number(width)).toBeLessThanOrEqual(1600);
    expect(Number(height)).toBeLessThanOrEqual(1400);
    expect(sizes).not.toEqual([]);
    expect((Math.min(...sizes) * 1000) / Math.max(1000, Number(width))).toBeGreaterThanOrEqual(9);
  });
});

/** Sent by nobody in the page: an operation of the notifications for a text that changes while it is shown. */
const unsent = ['notifications: notification.update'];

describe('what is sent', () => {
  test('names its senders, on every page', () => {
    const factsOf = readFacts(models);
    const missing = [...models].flatMap(([name, { machine }]) =>
      [...factsOf(name).senders]
        .filter(([, senders]) => senders.length === 0)
        .map(([type]) => `${machine.id}: ${type}`)
        .filter((event) => !/: (xstate\.|\*)/.test(event) && machine.id !== 'supervised'),
    );
    expect(missing).toEqual(unsent);
  });

  test.each([...models.values()])('of $machine.id is named as an effect', ({ machine, samples, nodes }) => {
    const silent = [...nodes.values()].flatMap(({ snapshot, edges }) =>
      edges.filter(({ event, effects }) => {
        if (effects.some((effect) => /^(->|raise) /.test(effect))) return false;
        const { actions } = transitionWithEchoes(machine, snapshot, event, samples.echoes);
        return actions.some(isMessage);
      }),
    );
    expect(silent.map(({ event }) => event.type)).toEqual([]);
  });
});

function isMessage({ type, params }: { readonly type: string; readonly params?: unknown }): boolean {
  if (type === 'xstate.sendTo') return true;
  // With a delay it is a timer.
  return type === 'xstate.raise' && !JSON.stringify(params).includes('"delay":');
}
