/** Properties that hold while a room follows what happens elsewhere, whatever the host, the network and the browser do. */
import type { AnyMachineSnapshot } from 'xstate';
import { roomRefreshMachine } from '../../../../src/machines/chat/history/room-refresh.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import { notFound, unreachable } from '../chat-samples.ts';
import {
  all,
  at,
  done,
  eventsOf,
  failed,
  faultsOf,
  isSame,
  lasts,
  passesOn,
  passesTo,
  runs,
  reports,
  sendsNo,
  starts,
  startsNothing,
  stateBefore,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model, refused } from './room-refresh.model.ts';

type State = AnyMachineSnapshot;

const isWatching = runs('watchPage');
const isFollowing = runs('changeFeed');
const isQuiet = (state: State): boolean => !runs('fetchPage', 'fetchNewest', 'changeFeed')(state);
const isIdle = at({ watching: { visible: { check: 'idle' } } });
const isOpen = at({ watching: { visible: { feed: 'open' } } });
const isClosed = at({ watching: { visible: { feed: 'closed' } } });
const isNew = (input: unknown, _: unknown, { context }: State): boolean =>
  partOf(input, 'roomId') === context.roomId && partOf(input, 'before') === null;

const requests: readonly Rule[] = [
  { on: 'page.shown', when: isWatching, leadsTo: all(isFollowing, reports('refresh.needed')) },
  { on: 'page.hidden', when: isWatching, leadsTo: all(isQuiet, isWatching, sendsNo('refresh.needed')) },
  { on: 'connection.restored', when: isWatching, leadsTo: reports('refresh.needed') },
  { on: 'connection.restored', when: isFollowing, leadsTo: passesTo('changeFeed') },
  { on: 'account.changed', when: isFollowing, leadsTo: passesOn },
  { on: 'room.changed', when: isFollowing, leadsTo: reports('refresh.needed') },
  {
    on: 'refresh.request',
    when: (state) => isFollowing(state) && !runs('fetchPage')(state),
    leadsTo: starts(
      'fetchMessages',
      (...given) => isNew(...given) && partOf(given[0], 'limit') === undefined,
    ),
  },
  {
    on: 'check.request',
    when: isIdle,
    leadsTo: starts('fetchMessages', (...given) => isNew(...given) && partOf(given[0], 'limit') === 1),
  },
  { on: 'feed.opened', when: isClosed, leadsTo: all(isOpen, reports('check.due')) },
  { on: 'feed.reopened', when: isClosed, leadsTo: all(isOpen, reports('refresh.needed')) },
  { on: 'feed.closed', when: isFollowing, leadsTo: isClosed },
];

const isError = (error: unknown) => (_: unknown, event: object) => partOf(event, 'error') === error;
const withPage = (params: unknown, event: object): boolean =>
  isSame(partOf(params, 'info'), partOf(event, 'output'));

const answers: readonly Rule[] = [
  {
    on: done('fetchNewest'),
    leadsTo: all(isIdle, reports('room.checked', withPage), ({ context }) => context.failures === 0),
  },
  {
    on: done('fetchPage'),
    leadsTo: all(isIdle, reports('room.refreshed', withPage), ({ context }) => context.failures === 0),
  },
  ...['fetchNewest', 'fetchPage'].flatMap((child): Rule[] => [
    { on: failed(child), when: isError(notFound), leadsTo: all(isQuiet, reports('room.missing')) },
    {
      on: failed(child),
      when: isError(unreachable),
      leadsTo: all(isFollowing, ({ context }, { previousSnapshot }) => {
        const before = previousSnapshot.snapshot.context.failures;
        return context.failures === Math.min(before + 1, 3);
      }),
    },
  ]),
  { on: failed('fetchNewest'), when: isError(refused), leadsTo: isQuiet },
  { on: failed('fetchPage'), when: isError(refused), leadsTo: isFollowing },
  {
    on: failed('watchPage'),
    leadsTo: all((state) => !isWatching(state), isQuiet, startsNothing),
  },
];

/** The wait is doubled by each failure, up to three times. */
const waitOf = ({ context }: State): number => 3625 * 2 ** Math.min(context.failures, 3);

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => context.failures,
  numRuns: 120,
  maxCommands: 14,
  properties: [
    obeys('a visible room hears what may have happened elsewhere', requests),
    obeys('each answer reaches the room', answers),
    always('without a feed the room is checked regularly', (context) => {
      const { event, effects } = context;
      const before = stateBefore(context);
      const due = effectsNamed(effects, 'sent', 'check.due').length;
      const hasPassed = event?.path === null && isIdle(before) && isIdle(stateOf(context));
      return !hasPassed || due === (isOpen(before) ? 0 : 1);
    }),
    lasts(
      'the interval between checks is observed',
      isIdle,
      waitOf,
      (context) => context.event?.path === null,
    ),
    lasts(
      'a page that could not be fetched is fetched again after the interval',
      at({ watching: { visible: { check: 'waiting' } } }),
      waitOf,
    ),
    always('the page that could not be fetched is the one fetched again', (context) => {
      const wasWaiting = at({ watching: { visible: { check: 'waiting' } } })(stateBefore(context));
      return !wasWaiting || context.event?.path !== null || runs('fetchPage')(stateOf(context));
    }),
  ],
  faults: faultsOf(roomRefreshMachine, {
    'a visible room hears what may have happened elsewhere':
      'roomRefresh.watching on connection.restored: without reportNeeded',
    'each answer reaches the room':
      'roomRefresh.watching.visible.check.refreshing fetchPage done: xstate.sendTo sent to watchPage',
    'without a feed the room is checked regularly':
      'roomRefresh.watching.visible.check.idle after interval[0]: guard isFollowing never holds',
    'the interval between checks is observed': 'roomRefresh delay interval: tenfold',
    'a page that could not be fetched is fetched again after the interval':
      'roomRefresh delay interval: half',
    'the page that could not be fetched is the one fetched again':
      'roomRefresh.watching.visible.check.waiting after interval: goes to waiting',
  }),
};
