import { testLorebook } from '../../../contract/lore/lorebook-test.ts';
import { model } from '../../machines/lore/entries/lore-trial.model.ts';
import { lorebookPage } from '../support/stages/lore-stage.ts';
import { absent, attached, sent, testTours, textIn } from '../support/tours/tour.ts';

testTours('loreTrial', { model }, ({ main }) => {
  const messages = main.getByRole('textbox', { name: 'Messages' });
  const used = main.getByRole('list', { name: 'Used', exact: true });
  return {
    actor: 'loreTrial.part',
    opening: lorebookPage(),
    answers: { request: testLorebook },
    causes: {
      'book.changed': sent,
      // Another space is a change too.
      'trial.change': async (event) => {
        const text = textIn(event, 'text');
        await messages.fill((await messages.inputValue()) === text ? `${text} ` : text);
      },
    },
    within: main,
    assertions: [
      ['empty', absent(used)],
      ['typing', messages],
      ['testing', attached('Checking the entries')],
      ['shown', used.getByText('Keyword: lighthouse')],
      ['shown', main.getByRole('list', { name: 'Not used' }).getByText('Not enough space')],
      ['failed', 'Couldn’t check the entries'],
    ],
  };
});
