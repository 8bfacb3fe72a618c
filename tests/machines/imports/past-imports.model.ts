import { pastImportsMachine } from '../../../src/machines/imports/past-imports.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { abandoned, broken, canceled, confirmed } from '../support/outcomes.ts';
import { pastImport } from './import-samples.ts';

export const model = modelOf(pastImportsMachine, {
  events: {
    'load.retry': [{}],
    'imports.changed': [{}],
    'import.undo': ({ context: { imports } }) => imports.map(({ importId }) => ({ importId })),
  },
  actors: {
    fetchImports: { done: [[pastImport], []], error: [broken] },
    undoImport: {
      done: [confirmed({ retained: 0 }), confirmed({ retained: 2 }), canceled, abandoned],
      error: [broken],
    },
  },
  // Where nothing was imported.
  view: ({ imports, undoing, retained }) => ({ imports: imports.length, undoing, retained }),
});
