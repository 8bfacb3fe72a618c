import { createActor } from 'xstate';
import { cardBatchMachine } from '../../../../src/machines/mates/imports/card-batch.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { stub } from 'statechart-tools/explorer/stub';
import { unreachable } from '../catalogue-samples.ts';
import { abandoned, broken, done, rejected } from '../../support/outcomes.ts';
import { ruth } from '../user-mate-samples.ts';

const assets = { embedded: {}, remote: 0, missing: 0, isRetained: true };
const report = {
  kind: 'imported',
  mate: ruth,
  added: [],
  isComplete: true,
  unused: [],
  creatorNotes: '',
  assets,
} as const;

export const model = modelOf(cardBatchMachine, {
  inputs: [
    { parentRef: createActor(stub()), isShareFailed: false },
    { parentRef: createActor(stub()), isShareFailed: true },
  ],
  events: {
    'files.choose': [{ input: 'cards' }],
    'files.taken': [
      {
        files: [
          { fileId: 'a', name: 'a.json' },
          { fileId: 'b', name: 'b.json' },
        ],
        surplus: 0,
      },
      { files: [], surplus: 0 },
    ],
    'files.received': [
      { files: [{ fileId: 'a', name: 'a.json' }], surplus: 0 },
      {
        files: [
          { fileId: 'a', name: 'a.json' },
          { fileId: 'b', name: 'b.json' },
        ],
        surplus: 0,
      },
    ],
    'age.change': [{ age: '30' }],
    'pictures.change': [{ usesPictures: true }],
    'file.retry': [{ fileId: 'a' }, { fileId: 'elsewhere' }],
  },
  actors: {
    importCard: {
      done: [
        done(report),
        done({ kind: 'duplicate', mate: { mateId: 'mate-1', name: 'Ruth' } }),
        rejected(unreachable),
        abandoned,
      ],
      error: [broken],
    },
    watchReceived: { error: [broken] },
  },
  view: ({ files, age }) => ({
    files: files.map(({ outcome, failure, isRepeated }) => [outcome?.kind, failure !== null, isRepeated]),
    hasAge: age !== '',
  }),
});
