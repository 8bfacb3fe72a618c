/** Properties of the hearts on the cards, whatever the host and the network do. */
import type { AnyMachineSnapshot } from 'xstate';
import { favoritesMachine } from '../../../src/machines/mates/favorites.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  does,
  doesNot,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isSame,
  runs,
  starts,
  stateBefore,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './favorites.model.ts';

type State = AnyMachineSnapshot;

const isSignedOut = at('signedOut');
const pendingIn = (state: State): readonly unknown[] => state.context.pending;
const isExpired = (_: State, event: object): boolean => partOf(event, 'error', 'kind') === 'expired';
const isBlocking = (state: State): boolean => partOf(pendingIn(state)[0], 'kind') === 'block';

const asks = ['favorite.toggle', 'change.queue'].flatMap((on): Rule[] => [
  {
    on,
    leadsTo: all(does('persistPending'), (state) => pendingIn(state).length > 0 || on === 'favorite.toggle'),
  },
  { on, when: isSignedOut, leadsTo: all(isSignedOut, does('openSignIn')) },
  { on, when: (state) => !isSignedOut(state), leadsTo: doesNot('openSignIn') },
]);

const requests: readonly Rule[] = [
  ...asks,
  { on: 'load.retry', when: has('failed'), leadsTo: starts('fetchFavorites') },
  { on: 'session.started', when: isSignedOut, leadsTo: starts('fetchFavorites') },
  {
    on: 'session.ended',
    leadsTo: all(
      isSignedOut,
      does('persistPending'),
      ({ context }) => context.favorites.length === 0 && context.pending.length === 0,
    ),
  },
  {
    on: 'favorite.synced',
    leadsTo: ({ context }, _, event) =>
      context.favorites.includes(partOf(event, 'id')) === partOf(event, 'isOn'),
  },
];

const answers: readonly Rule[] = [
  {
    on: done('fetchFavorites'),
    leadsTo: (state, _, event) => isSame(state.context.favorites, partOf(event, 'output')),
  },
  { on: failed('fetchFavorites'), when: isExpired, leadsTo: all(isSignedOut, doesNot('showToast')) },
  {
    on: failed('fetchFavorites'),
    when: (state, event) => !isExpired(state, event) && pendingIn(state).length > 0,
    leadsTo: all(
      has('failed'),
      does('showToast'),
      does('persistPending'),
      (state) => pendingIn(state).length === 0,
    ),
  },
  {
    on: failed('fetchFavorites'),
    when: (state, event) => !isExpired(state, event) && pendingIn(state).length === 0,
    leadsTo: all(has('failed'), doesNot('showToast')),
  },
  {
    on: done('saveChange'),
    leadsTo: all(does('persistPending'), (state, context, event) =>
      isBlocking(stateBefore(context))
        ? does('showToast')(state, context, event)
        : doesNot('showToast')(state, context, event),
    ),
  },
  {
    on: failed('saveChange'),
    when: isExpired,
    leadsTo: all(isSignedOut, (state, context) => isSame(pendingIn(state), pendingIn(stateBefore(context)))),
  },
  {
    on: failed('saveChange'),
    when: (state, event) => !isExpired(state, event),
    leadsTo: all(does('showToast'), does('persistPending')),
  },
  ...[done('saveChange'), failed('saveChange')].map((on): Rule => ({
    on,
    when: (state, event) => !isExpired(state, event),
    leadsTo: (state, context) => isSame(pendingIn(state), pendingIn(stateBefore(context)).slice(1)),
  })),
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => context.pending.map(({ kind }: { kind: string }) => kind),
  maxCommands: 14,
  properties: [
    obeys('what is asked for is stored, also across a sign-in', requests),
    obeys('each answer is applied, or its failure is shown', answers),
    always('changes are sent one at a time, in their order', ({ effects, snapshot }) =>
      effectsNamed(effects, 'started', 'saveChange').every(({ params }) =>
        isSame(params, pendingIn(snapshot.snapshot)[0]),
      ),
    ),
    always('a change is sent as soon as the favorites are known', (context) => {
      const state = stateOf(context);
      return !at('ready')(state) || pendingIn(state).length > 0 === runs('saveChange')(state);
    }),
  ],
  faults: faultsOf(favoritesMachine, {
    'what is asked for is stored, also across a sign-in':
      'favorites.signedOut on favorite.toggle: without openSignIn',
    'each answer is applied, or its failure is shown':
      'favorites.loading fetchFavorites done: without setFavorites',
    'changes are sent one at a time, in their order': 'favorites.ready.saving saveChange: without input',
    'a change is sent as soon as the favorites are known':
      'favorites.ready.idle always: guard hasPending never holds',
  }),
};
