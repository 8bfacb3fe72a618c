import { createActor } from 'xstate';
import { myMatesMachine } from '../../../../src/machines/mates/editor/my-mates.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { stub } from 'statechart-tools/explorer/stub';
import { unreachable } from '../catalogue-samples.ts';
import { abandoned, broken, canceled, done, rejected } from '../../support/outcomes.ts';
import { idris, ruth } from '../user-mate-samples.ts';

export const model = modelOf(myMatesMachine, {
  input: { mates: [ruth, idris], limit: 20, openId: 'mate-1', parentRef: createActor(stub()) },
  events: {
    'mate.imported': [{ mate: idris }],
    'card.export': [
      { mateId: 'mate-1', format: 'json' },
      { mateId: 'elsewhere', format: 'png' },
    ],
    'deletion.request': [{ mateId: 'mate-1' }, { mateId: 'mate-2' }, { mateId: 'elsewhere' }],
  },
  actors: {
    exportCard: {
      done: [
        done({ name: 'Ruth.json', content: '{}', type: 'application/json' }),
        rejected(unreachable),
        abandoned,
      ],
      error: [broken],
    },
    deleteMate: {
      done: [{ kind: 'confirmed', result: [ruth] }, canceled, abandoned],
      error: [new Error('broken')],
    },
  },
  view: ({ mates, selectedId }) => ({ mates: mates.length, selectedId }),
});
