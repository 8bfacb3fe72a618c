import { loreTrialMachine } from '../../../../src/machines/lore/entries/lore-trial.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../../support/outcomes.ts';
import { tested } from '../lore-samples.ts';

export const model = modelOf(loreTrialMachine, {
  input: { bookId: 'book-1' },
  events: { 'trial.change': [{ text: 'Is the lighthouse dark?' }, { text: ' ' }] },
  actors: { testBook: { done: [tested], error: [broken] } },
  view: ({ text, result }) => ({ isEmpty: text.trim() === '', hasResult: result !== null }),
});
