import { favoritesMachine } from '../../../src/machines/mates/favorites.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

const expired = new ApiError('expired', 'login expired', { code: 5002 });
const unreachable = new ApiError('unreachable', 'no network');

export const model = modelOf(favoritesMachine, {
  events: {
    'favorite.toggle': [{ id: 'iris' }],
    'change.queue': [
      { change: { kind: 'follow', id: 'ada', wanted: true } },
      { change: { kind: 'block', id: 'iris', wanted: true } },
    ],
    'favorite.synced': [{ id: 'iris', isOn: true }],
  },
  actors: {
    fetchFavorites: { done: [['iris'], []], error: [unreachable, expired] },
    saveChange: { done: [true, false], error: [unreachable, expired] },
  },
  inputs: [{ signedIn: true }, { signedIn: false }],
  view: ({ signedIn, favorites, pending }) => ({ signedIn, favorites, pending }),
  within: ({ context }, { type }) =>
    !['favorite.toggle', 'change.queue'].includes(type) || context.pending.length < 2,
});
