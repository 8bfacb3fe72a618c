import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFacts } from 'statechart-tools/charts/facts';
import { check } from '../../tools/product-charts/machine-docs.ts';
import { transitionWithEchoes } from 'statechart-tools/explorer/echoes';
import { models } from '../../tools/product-charts/models.ts';
import { project } from '../../tools/product-charts/project.ts';
import { rowsOf } from 'statechart-tools/charts/approved-tables';
import { filesBelow, root, textOfFile } from '../architecture/source.ts';

const folder = 'tests/machines/tables';

test('every machine has an approved table', () => {
  expect(check(join(root, folder))).toEqual([]);
});

test.each(filesBelow(folder))('%s has one row for each question', (file) => {
  const [head, , ...rows] = rowsOf(textOfFile(file));
  expect(head).toBe('| in | when | then | effects |');
  const questions = rows.map((row) =>
    row
      .split(/(?<!\\) \| /)
      .slice(0, 2)
      .join(' | '),
  );
  expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
});

/** Sent by nobody in the page: an operation of the notifications for a text that changes while it is shown. */
const unsent = ['notifications: notification.update'];

describe('what is sent', () => {
  test('names its senders, on every page', () => {
    const factsOf = readFacts(project, models);
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
