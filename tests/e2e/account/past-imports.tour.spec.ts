import { imports as list, undoImport } from '../../../contract/account/imports.ts';
import { model } from '../../machines/imports/past-imports.model.ts';
import { absent, attached, counted, sent, testTours } from '../support/tours/tour.ts';

const left = { rooms: 500, mates: 200, personas: 20, books: 50 };

testTours('pastImports', { model }, ({ page, main }) => {
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
  return {
    opening: '/import',
    answers: {
      request: { call: list, response: (imports) => ({ imports, left }) },
      undoImport: { call: undoImport, form: dialog, submit: 'Undo import' },
    },
    causes: { 'imports.changed': sent, 'import.undo': /^Undo the import/ },
    within: main,
    assertions: [
      ['loading', attached('Loading your past imports')],
      ['failed', 'Couldn’t load your past imports'],
      ['ready', counted(main.getByRole('listitem'), ({ imports }) => imports.length)],
      [{ ready: 'idle' }, absent(dialog)],
      [{ ready: 'undoing' }, dialog],
    ],
  };
});
