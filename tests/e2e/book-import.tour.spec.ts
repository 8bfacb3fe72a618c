import { importLorebook } from '../../contract/lorebook.ts';
import { model as whole } from '../machines/lore/import/book-import.model.ts';
import { holdFiles, jsonFile } from './support/held-files.ts';
import { openLorebooks } from './support/lore-stage.ts';
import { whileSignedIn } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { absent, testTours } from './support/tour.ts';

const answers: Answers = { importBook: { call: importLorebook, isFailing: true } };

testTours('bookImport', { model: whileSignedIn(whole) }, async ({ page }) => {
  const settleFile = await holdFiles(page);
  const gate = await openLorebooks(page, { held: callsOf(answers) });
  const part = page.getByRole('region', { name: 'Import lorebook' });

  const see = (text: string) => part.getByRole('status').filter({ hasText: text });
  const button = (name: string | RegExp) => part.getByRole('button', { name, exact: true });
  return {
    gate,
    answers,
    causes: {
      'file.choose': () => part.locator('input').setInputFiles(jsonFile('harbor.json')),
      'import.retry': 'Try again',
      'import.close': async () =>
        pressIn(part, (await part.getByText('Cancel').isVisible()) ? 'Cancel' : 'Close'),
      'xstate.done.actor.readBookFile': () => settleFile('{}'),
      'xstate.error.actor.readBookFile': () => settleFile(noText),
    },
    within: part,
    assertions: [
      ['idle', absent(button(/^(Try again|Cancel|Close)$/))],
      ['reading', see('Reading the file…')],
      [{ sending: 'pending' }, see('Importing…')],
      [{ sending: 'slow' }, see('This is taking longer than usual.')],
      ['unsent', button('Try again')],
      ['refused', button('Close')],
      ['reported', see('Imported The Harbor with 2 entries.')],
      ['reported', part.getByRole('link', { name: 'Open lorebook' })],
    ],
  };
});

/** No UTF-8. */
const noText = [0x80, 0x81];
