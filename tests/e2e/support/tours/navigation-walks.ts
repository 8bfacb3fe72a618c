/** Walks through the routes of the page that together take every transition of its navigation. */
import {
  navigationMachine,
  type Arrival,
  type ScreenId,
} from '../../../../src/machines/navigation/navigation.machine.ts';
import { unreachable } from '../../../machines/mates/catalogue-samples.ts';
import { routeOf } from '../../../machines/app/shell-samples.ts';
import { modelOf, type Edge } from 'statechart-tools/explorer/model';
import { chosenWalk } from 'statechart-tools/walks/walks';
import { fails, happens } from './steps.ts';

const at = (path: string, screen: ScreenId, by: Arrival['by'], search = ''): Arrival => ({
  place: { path, search },
  route: { ...routeOf(screen, screen === 'recentChats'), ...(screen === 'search' ? { live: true } : {}) },
  by,
});
const faq = at('/faq', 'faq', 'start');
const privacy = at('/privacy-notice', 'privacyNotice', 'user');
const support = at('/support', 'support', 'user');
const terms = at('/terms-of-use', 'termsOfUse', 'user');
const search = at('/search', 'search', 'history');
const searchForIris = at('/search', 'search', 'user', 'q=iris');
const chats = at('/recent-chats', 'recentChats', 'history');

export const model = modelOf(navigationMachine, {
  events: {
    'location.changed': [privacy, support, terms, search, searchForIris, chats],
    'link.follow': [{ to: '/support' }],
    'xstate.error.actor.screen': [],
  },
  actors: {
    addressBar: { error: [new Error('no history')] },
    loadScreen: { done: ['loaded', 'outdated'], error: [unreachable] },
    screen: { error: [new Error('broken')] },
  },
  input: { place: faq.place, route: faq.route, signedIn: false, reloaded: false },
  view: ({ place, by, signedIn, reloaded, movesBy }) => ({ place, by, signedIn, reloaded, movesBy }),
  // Without the History API every route is a new document.
  within: ({ context }, { type }) =>
    (context.movesBy === 'history') !== (type === 'link.follow') || type.startsWith('xstate.'),
});

const arrives =
  (arrival: Arrival) =>
  ({ event }: Edge) =>
    'place' in event && event.place === arrival.place;
const ends =
  (result: unknown) =>
  ({ cause }: Edge) =>
    'result' in cause && cause.result === result;
const fires = ({ cause }: Edge) => cause.kind === 'timer';
const comes = ends('loaded');

/** Written by hand, because code that is already loaded is never awaited again. */
export const walks = {
  'between routes, signed in and signed out': chosenWalk(model, [
    fires,
    happens('load.retry'),
    comes,
    arrives(privacy),
    comes,
    arrives(privacy),
    arrives(support),
    arrives(terms),
    ends(unreachable),
    happens('load.retry'),
    comes,
    arrives(search),
    comes,
    arrives(searchForIris),
    fails('screen'),
    arrives(chats),
    happens('session.started'),
    happens('session.expired'),
    happens('session.started'),
    happens('session.ended'),
    happens('session.started'),
    comes,
    happens('session.ended'),
  ]),
  'code that a deployment has removed': chosenWalk(model, [
    ends('outdated'),
    fires,
    happens('load.retry'),
    ends('outdated'),
  ]),
  'a browser without history support': chosenWalk(model, [
    fails('addressBar'),
    comes,
    happens('link.follow'),
  ]),
};
