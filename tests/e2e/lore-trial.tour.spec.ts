import { testLorebook } from '../../contract/lorebook-test.ts';
import { model } from '../machines/lore/entries/lore-trial.model.ts';
import { openLorebook } from './support/lore-stage.ts';
import { callsOf, sent, type Answers } from './support/stage.ts';
import { absent, attached, testTours, textIn } from './support/tour.ts';

const answers: Answers = { request: { call: testLorebook } };

testTours('loreTrial', { model }, async ({ page }) => {
  const gate = await openLorebook(page, { held: callsOf(answers) });
  const messages = page.getByRole('main').getByRole('textbox', { name: 'Messages' });

  const main = page.getByRole('main');
  const used = main.getByRole('list', { name: 'Used', exact: true });
  return {
    actor: 'loreTrial.part',
    gate,
    answers,
    causes: {
      'book.changed': sent,
      // Another space is a change too.
      'trial.change': async (event) => {
        const text = textIn(event, 'text');
        await messages.fill((await messages.inputValue()) === text ? `${text} ` : text);
      },
    },
    within: page.getByRole('main'),
    assertions: [
      ['empty', absent(used)],
      ['typing', main.getByRole('textbox', { name: 'Messages' })],
      ['testing', attached(main.getByText('Checking the entries'))],
      ['shown', used.getByText('Keyword: lighthouse')],
      ['shown', main.getByRole('list', { name: 'Not used' }).getByText('Not enough space')],
      ['failed', main.getByText('Couldn’t check the entries')],
    ],
  };
});
