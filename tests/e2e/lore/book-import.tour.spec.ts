import { importLorebook } from '../../../contract/lore/lorebook.ts';
import { model as whole } from '../../machines/lore/import/book-import.model.ts';
import { holdFiles, jsonFile } from '../support/stand-ins/held-files.ts';
import { lorebooksPage } from '../support/stages/lore-stage.ts';
import { absent, on, testTours, whileSignedIn } from '../support/tours/tour.ts';

testTours('bookImport', { model: whileSignedIn(whole) }, async ({ page }) => {
  const settleFile = await holdFiles(page);
  const part = page.getByRole('region', { name: 'Import lorebook' });
  const { button, status } = on(part);
  return {
    opening: lorebooksPage(),
    answers: { importBook: importLorebook },
    causes: {
      'file.choose': () => part.locator('input').setInputFiles(jsonFile('harbor.json')),
      'import.retry': 'Try again',
      'import.close': /^(Cancel|Close)$/,
      'xstate.done.actor.readBookFile': () => settleFile('{}'),
      'xstate.error.actor.readBookFile': () => settleFile(noText),
    },
    within: part,
    assertions: [
      ['idle', absent(button(/^(Try again|Cancel|Close)$/))],
      ['reading', status('Reading the file…')],
      [{ sending: 'pending' }, status('Importing…')],
      [{ sending: 'slow' }, status('This is taking longer than usual.')],
      ['unsent', button('Try again')],
      ['refused', button('Close')],
      ['reported', status('Imported The Harbor with 2 entries.')],
      ['reported', part.getByRole('link', { name: 'Open lorebook' })],
    ],
  };
});

/** No UTF-8. */
const noText = [0x80, 0x81];
