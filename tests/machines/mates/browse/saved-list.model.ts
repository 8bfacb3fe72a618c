import { savedListMachine } from '../../../../src/machines/mates/browse/saved-list.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { iris, tomas } from '../catalogue-samples.ts';

export const model = modelOf(savedListMachine, {
  events: {},
  actors: {
    fetchItems: {
      done: [
        [{ kind: 'favorite', mate: iris, isOn: true, reason: null }],
        [
          {
            kind: 'follow',
            followed: { creator: iris.creator, mates: [iris, tomas], followers: 2, since: 1 },
            isOn: true,
          },
        ],
        [],
      ],
      error: [new Error('broken')],
    },
    toggle: { error: [new Error('broken')] },
  },
  view: ({ items }) => items.map(({ kind, toggle }) => [kind, toggle.id]),
  rests: ['ready'],
});
