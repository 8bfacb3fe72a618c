import { favoritesMachine } from '../../../src/machines/mates/favorites.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { expired, iris, tomas, unreachable } from './catalogue-samples.ts';

export const model = modelOf(favoritesMachine, {
  events: {
    'favorite.toggle': [{ id: tomas.mateId }],
    'change.queue': [
      { change: { kind: 'follow', id: iris.creator.creatorId, wanted: true } },
      { change: { kind: 'block', id: tomas.mateId, wanted: true } },
    ],
    'favorite.synced': [{ id: tomas.mateId, isOn: true }],
  },
  actors: {
    fetchFavorites: { done: [[tomas.mateId], []], error: [unreachable, expired] },
    saveChange: { done: [true, false], error: [unreachable, expired] },
  },
  inputs: [{ signedIn: true }, { signedIn: false }],
  view: ({ signedIn, favorites, pending }) => ({ signedIn, favorites, pending }),
  within: ({ context }, { type }) =>
    !['favorite.toggle', 'change.queue'].includes(type) || context.pending.length < 2,
});
