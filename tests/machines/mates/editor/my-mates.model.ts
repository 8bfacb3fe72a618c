import { myMatesMachine } from '../../../../src/machines/mates/editor/my-mates.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../catalogue-samples.ts';
import { abandoned, broken, canceled, done, rejected } from '../../support/outcomes.ts';
import { idris, ruth } from '../user-mate-samples.ts';

export const model = modelOf(myMatesMachine, {
  input: { isShareFailed: false },
  events: {
    'mate.imported': [{ mate: idris }],
    'card.export': [
      { mateId: 'mate-1', format: 'json' },
      { mateId: 'elsewhere', format: 'png' },
    ],
    'file.request': [{ mateId: 'mate-1' }, { mateId: 'elsewhere' }],
    'deletion.request': [{ mateId: 'mate-1' }, { mateId: 'mate-2' }, { mateId: 'elsewhere' }],
  },
  actors: {
    fetchMates: { done: [{ mates: [ruth, idris], limit: 20 }], error: [broken] },
    cardBatch: {},
    exportCard: {
      done: [
        done({ name: 'Ruth.json', content: '{}', type: 'application/json' }),
        rejected(unreachable),
        abandoned,
      ],
      error: [broken],
    },
    exportFile: { done: [{ kind: 'confirmed', result: undefined }, canceled], error: [broken] },
    deleteMate: {
      done: [{ kind: 'confirmed', result: [ruth] }, canceled, abandoned],
      error: [new Error('broken')],
    },
  },
  view: ({ mates, selectedId }) => ({ mates: mates.length, selectedId }),
});
