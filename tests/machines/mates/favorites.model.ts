import { favoritesMachine } from '../../../src/machines/mates/favorites.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

const expired = new ApiError('expired', 'login expired', { code: 5002 });
const unreachable = new ApiError('unreachable', 'no network');

export const model = modelOf(favoritesMachine, {
  events: {
    'favorite.toggle': [{ id: 'iris' }],
    'favorite.synced': [{ id: 'iris', isOn: true }],
  },
  actors: {
    fetchFavorites: { done: [['iris'], []], error: [unreachable, expired] },
    setHeart: { done: [true, false], error: [unreachable, expired] },
  },
  inputs: [{ signedIn: true }, { signedIn: false }],
  view: ({ signedIn, favorites, pending }) => ({ signedIn, favorites, pending }),
  within: ({ context }, { type }) => type !== 'favorite.toggle' || context.pending.length < 2,
});
