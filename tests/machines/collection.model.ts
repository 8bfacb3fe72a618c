import { collectionMachine } from '../../src/machines/collection.machine.ts';
import { modelOf } from '../model/model.ts';
import { expired, iris, tomas, unreachable } from './catalogue-samples.ts';

export const model = modelOf(collectionMachine, {
  events: {},
  actors: {
    fetchItems: {
      done: [
        [{ kind: 'favorite', mate: iris, isOn: true, reason: null }],
        [
          {
            kind: 'follow',
            followed: { creator: iris.creator, mates: [iris, tomas], followers: 2, since: 1 },
          },
        ],
        [],
      ],
      error: [unreachable, expired],
    },
    mark: {},
  },
  view: ({ items }) => items.map(({ kind, mark }) => [kind, mark.id]),
  rests: ['ready', 'empty'],
});
