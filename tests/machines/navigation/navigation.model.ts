import { navigationMachine } from '../../../src/machines/navigation/navigation.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { routeOf } from '../app/shell-samples.ts';

const home = { place: { path: '/', search: '' }, route: routeOf('discover') };
const chats = { place: { path: '/recent-chats', search: '' }, route: routeOf('recentChats', true) };
const search = { path: '/search', search: '' };
const live = { ...routeOf('search'), live: true } as const;
const unreachable = new ApiError('unreachable', 'no network');

export const model = modelOf(navigationMachine, {
  events: {
    'location.changed': [
      { ...home, by: 'user' },
      { ...home, by: 'history' },
      { ...chats, by: 'user' },
      { place: search, route: live, by: 'user' },
      { place: { ...search, search: 'q=iris' }, route: live, by: 'user' },
    ],
    'link.follow': [{ to: '/' }, { to: '/', replace: true }],
    // The failure of a screen is the result of its actor, below.
    'xstate.error.actor.screen': [],
  },
  actors: {
    addressBar: { error: [new Error('no history')] },
    loadScreen: { done: ['loaded', 'outdated'], error: [unreachable] },
    screen: { error: [unreachable] },
  },
  inputs: [
    { ...home, signedIn: false, reloaded: false },
    { ...chats, signedIn: true, reloaded: true },
  ],
  view: ({ place, by, signedIn, reloaded, movesBy }) => ({ place, by, signedIn, reloaded, movesBy }),
});
