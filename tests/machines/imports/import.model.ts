import { importMachine } from '../../../src/machines/imports/import.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../mates/catalogue-samples.ts';
import { broken } from '../support/outcomes.ts';
import { nothing, preview, progress } from './import-samples.ts';

const locks = [{ lock: 'locked' as const }, { lock: 'refused' as const }];

export const model = modelOf(importMachine, {
  events: {
    'files.choose': [{ folder: false }],
    'item.toggle': ({ context: { excluded } }) => (excluded.length === 0 ? [{ id: 'mate-0' }] : []),
    'kind.toggle': ({ context: { excluded } }) => (excluded.length === 0 ? [{ kind: 'chat' as const }] : []),
    'mate.choose': ({ context: { mates } }) =>
      Object.keys(mates).length === 0 ? [{ characterId: 'character-1', mateId: 'mate-1' }] : [],
    'passphrase.submit': [{ passphrase: 'four dry wooden boats' }],
    'import.progress': [{ progress }],
  },
  actors: {
    readFiles: { done: [preview, nothing, ...locks], error: [broken] },
    runImport: { done: [undefined], error: [unreachable] },
    pastImports: {},
  },
  view: ({ preview: found, excluded, mates, progress: far, failure }) => ({
    items: found?.items.length ?? null,
    excluded,
    mates,
    done: far?.done ?? null,
    failure: failure?.kind ?? null,
  }),
});
