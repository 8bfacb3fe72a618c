/** Properties of the screen that an address shows, whatever the browser, the session and the network do. */
import type { AnyMachineSnapshot } from 'xstate';
import { navigationMachine } from '../../../src/machines/navigation/navigation.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  does,
  doesNot,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isSame,
  runs,
  sendsTo,
  starts,
  startsNothing,
  stateOf,
  stays,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './navigation.model.ts';

type State = AnyMachineSnapshot;

const isShown = runs('screen');
const isLoading = runs('loadScreen');
const isRefused = has('signInRequired');
const needsSignIn = ({ context }: State, event: object): boolean =>
  partOf(event, 'route', 'signIn') === true && !context.signedIn;
const isSamePlace = ({ context }: State, event: object): boolean =>
  isSame(context.place, partOf(event, 'place')) && context.route.screen === partOf(event, 'route', 'screen');
const isLive = ({ context }: State, event: object): boolean =>
  !isSamePlace({ context } as State, event) &&
  context.route.live === true &&
  context.place.path === partOf(event, 'place', 'path');
const loads = all(
  starts('loadScreen', (input) => partOf(input, 'screen') !== undefined),
  (state) => !isShown(state),
);
const names: Rule['leadsTo'] = all(
  does('setTitle', (params, event) => partOf(params, 'screen') === partOf(event, 'route', 'screen')),
  (state) => !isShown(state),
);

const requests: readonly Rule[] = [
  {
    on: 'location.changed',
    leadsTo: ({ context }, _, event) => isSame(context.place, partOf(event, 'place')),
  },
  {
    on: 'location.changed',
    when: (state, event) => isShown(state) && isSamePlace(state, event),
    leadsTo: all(isShown, startsNothing, (state, context, event) =>
      partOf(event, 'by') === 'user'
        ? all(does('scrollToTop'), does('focusScreen'), doesNot('restoreScroll'))(state, context, event)
        : all(does('restoreScroll'), doesNot('scrollToTop'))(state, context, event),
    ),
  },
  {
    on: 'location.changed',
    when: (state, event) => isShown(state) && isLive(state, event),
    leadsTo: all(
      isShown,
      startsNothing,
      does('sendToScreen', (params, event) => partOf(params, 'search') === partOf(event, 'place', 'search')),
    ),
  },
  {
    on: 'location.changed',
    when: (state, event) =>
      !(isShown(state) && (isSamePlace(state, event) || isLive(state, event))) && needsSignIn(state, event),
    leadsTo: all(isRefused, names, does('openSignIn'), startsNothing),
  },
  {
    on: 'location.changed',
    when: (state, event) =>
      !(isShown(state) && (isSamePlace(state, event) || isLive(state, event))) && !needsSignIn(state, event),
    leadsTo: all(loads, names),
  },
  { on: 'session.started', when: isRefused, leadsTo: loads },
  { on: 'session.started', when: isShown, leadsTo: isShown },
  {
    on: 'session.expired',
    when: isShown,
    leadsTo: all(isShown, startsNothing, ({ context }) => !context.signedIn),
  },
  {
    on: 'session.ended',
    when: (state) => isShown(state) && state.context.route.signIn,
    leadsTo: all(isRefused, (state) => !isShown(state)),
  },
  { on: 'session.ended', when: (state) => isShown(state) && !state.context.route.signIn, leadsTo: loads },
  {
    on: 'code.outdated',
    when: ({ context }) => !context.reloaded,
    leadsTo: all(does('reloadPage'), does('persistReload'), ({ context }) => context.reloaded),
  },
  { on: 'code.outdated', when: ({ context }) => context.reloaded, leadsTo: doesNot('reloadPage') },
  { on: 'load.retry', when: has('failed'), leadsTo: all(loads, ({ context }) => context.failure === null) },
  { on: 'load.retry', when: isLoading, leadsTo: loads },
  {
    on: 'link.follow',
    when: ({ context }) => context.movesBy === 'history',
    leadsTo: (state, context, event) =>
      all(sendsTo('addressBar', 'go'), doesNot('loadPage'))(state, context, event) &&
      effectsNamed(context.effects, 'sent', 'go').every(
        ({ params }) =>
          partOf(params, 'to') === partOf(event, 'to') &&
          partOf(params, 'replace') === (partOf(event, 'replace') ?? false),
      ),
  },
  {
    on: 'link.follow',
    when: ({ context }) => context.movesBy !== 'history',
    leadsTo: does('loadPage', (params, event) => partOf(params, 'to') === partOf(event, 'to')),
  },
];

const isLoaded = (_: State, event: object): boolean => partOf(event, 'output') === 'loaded';
const wasReloaded = ({ context }: State): boolean => context.reloaded;

const answers: readonly Rule[] = [
  {
    on: done('loadScreen'),
    when: isLoaded,
    leadsTo: all(isShown, does('clearReload'), (state) => !has('loading')(state)),
  },
  {
    on: done('loadScreen'),
    when: (state, event) => !isLoaded(state, event) && !wasReloaded(state),
    leadsTo: all(has('loading'), does('reloadPage'), does('persistReload'), wasReloaded),
  },
  {
    on: done('loadScreen'),
    when: (state, event) => !isLoaded(state, event) && wasReloaded(state),
    leadsTo: all(has('failed'), doesNot('reloadPage')),
  },
  { on: failed('loadScreen'), leadsTo: all(has('failed'), ({ context }) => context.failure !== null) },
  { on: failed('screen'), leadsTo: all(has('failed'), ({ context }) => context.failure !== null) },
  { on: failed('addressBar'), leadsTo: stays },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => [context.place, context.signedIn],
  numRuns: 120,
  maxCommands: 14,
  properties: [
    obeys('the address decides which screen is shown', requests),
    obeys('each answer shows the screen, or says why not', answers),
    always('a page begins with its screen, or with the sign-in', (context) => {
      const { route, signedIn } = stateOf(context).context;
      return context.event !== null || isRefused(stateOf(context)) === (route.signIn && !signedIn);
    }),
  ],
  faults: faultsOf(navigationMachine, {
    'the address decides which screen is shown': 'navigation.active on location.changed[0]: dropped',
    'each answer shows the screen, or says why not':
      'navigation.active on xstate.error.actor.screen: without setFailure',
    'a page begins with its screen, or with the sign-in':
      'navigation.resolving always[0]: guard isSignInRequired always holds',
  }),
};
