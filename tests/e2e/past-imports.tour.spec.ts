import { expect } from '@playwright/test';
import { imports as list, undoImport } from '../../contract/imports.ts';
import { model } from '../machines/imports/past-imports.model.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { callsOf, pressIn, sent, type Answers } from './support/stage.ts';
import { absent, attached, testTours } from './support/tour.ts';

testTours('pastImports', { model }, async ({ page }) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
  const answers: Answers = {
    request: { call: list, response: (imports) => ({ imports }) },
    undoImport: { call: undoImport, form: dialog, submit: () => pressIn(dialog, 'Undo import') },
  };
  const gate = await openSignedIn(page, '/import', { held: callsOf(answers) });

  return {
    gate,
    answers,
    causes: {
      'imports.changed': sent,
      'import.undo': () => main.getByRole('button', { name: /^Undo the import/ }).press('Enter'),
    },
    within: main,
    assertions: [
      ['loading', attached(main.getByText('Loading your past imports'))],
      ['failed', main.getByText('Couldn’t load your past imports')],
      ['ready', ({ context: { imports } }) => expect(main.getByRole('listitem')).toHaveCount(imports.length)],
      [{ ready: 'idle' }, absent(dialog)],
      [{ ready: 'undoing' }, dialog],
    ],
  };
});
