import { expect, type Page } from '@playwright/test';
import { testLorebook } from '../../contract/lorebook-test.ts';
import { model } from '../machines/lore/entries/lore-trial.model.ts';
import { openLorebook } from './support/lore-stage.ts';
import { callsOf, happening, type Answer } from './support/stage.ts';
import { testTours, textIn, type StateAssertion } from './support/tour.ts';

const answers: Record<string, Answer> = { request: { call: testLorebook } };

testTours('loreTrial', { model }, async ({ page, observer }) => {
  const gate = await openLorebook(page, { held: callsOf(answers) });
  const messages = page.getByRole('main').getByRole('textbox', { name: 'Messages' });
  const happen = happening({
    page,
    gate,
    observer,
    machine: 'loreTrial',
    answers,
    causes: {
      'book.changed': (event) => observer.send('loreTrial.part', event),
      // Another space is a change too.
      'trial.change': async (event) => {
        const text = textIn(event, 'text');
        await messages.fill((await messages.inputValue()) === text ? `${text} ` : text);
      },
    },
    within: page.getByRole('main'),
  });
  return { actor: 'loreTrial.part', happen, assertions: assertionsOn(page) };
});

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
