import { expect, type Page } from '@playwright/test';
import { model } from '../machines/lore/entries/lore-trial.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { success, type Gate } from './support/gate.ts';
import { loreCalls, openLorebook } from './support/lore-stage.ts';
import type { Observer } from './support/observer.ts';
import { testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

testTours('loreTrial', { model }, async ({ page, observer }) => {
  const gate = await openLorebook(page, { held: [loreCalls.test] });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const actor = 'loreTrial.part';
  const main = page.getByRole('main');
  const messages = main.getByRole('textbox', { name: 'Messages' });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error') await observer.kill('loreTrial.request');
    else if (cause.kind === 'done') await gate.settle(loreCalls.test, success(cause.result));
    else if (event.type === 'book.changed') await observer.send(actor, event);
    else if (event.type === 'load.retry') await main.getByRole('button', { name: 'Try again' }).click();
    else await type(textIn(event, 'text'));
  }

  /** Another space is a change too. */
  async function type(text: string): Promise<void> {
    await messages.fill((await messages.inputValue()) === text ? `${text} ` : text);
  }
  return { actor, happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const used = main.getByRole('list', { name: 'Used', exact: true });
  return [
    ['empty', () => expect(used).toHaveCount(0)],
    ['typing', main.getByRole('textbox', { name: 'Messages' })],
    ['testing', () => expect(main.getByText('Checking the entries')).toBeAttached()],
    ['shown', used.getByText('Keyword: lighthouse')],
    ['shown', main.getByRole('list', { name: 'Not used' }).getByText('Not enough space')],
    ['failed', main.getByText('Couldn’t check the entries')],
  ];
}
