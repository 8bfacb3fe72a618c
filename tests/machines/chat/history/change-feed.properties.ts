/** Properties of the feed of changes, whatever the host and the network do. */
import { changeFeedMachine } from '../../../../src/machines/chat/history/change-feed.machine.ts';
import type { PropertySet, SystemContext } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  does,
  doesNot,
  done,
  ends,
  eventsOf,
  failed,
  faultsOf,
  isAsked,
  lasts,
  runs,
  reports,
  sendsNo,
  starts,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './change-feed.model.ts';
import { unreachable } from '../chat-samples.ts';

const isConnecting = at({ reading: 'connecting' });
const isOpen = at({ reading: 'open' });
const isWaiting = at('waiting');

const isAbout = (event: object, subject: string): boolean =>
  subject === 'account' || subject === 'memory'
    ? partOf(event, 'subject') === subject
    : partOf(event, 'subject', 'roomId') === subject;

const changes = ([subject, reported]: readonly [string, Rule['leadsTo']]): Rule => ({
  on: 'change.received',
  when: (state, event) => isOpen(state) && isAbout(event, subject),
  leadsTo: all(reported, isOpen, (state, _, event) => state.context.seq === partOf(event, 'seq')),
});

const arrivals: readonly Rule[] = [
  {
    on: 'stream.opened',
    when: (state) => isConnecting(state) && state.context.seq === null,
    leadsTo: all(reports('feed.opened'), sendsNo('feed.reopened', 'feed.closed')),
  },
  {
    on: 'stream.opened',
    when: (state) => isConnecting(state) && state.context.seq !== null,
    leadsTo: all(reports('feed.reopened'), sendsNo('feed.opened', 'feed.closed')),
  },
  ...(
    [
      ['room-1', all(reports('room.changed'), doesNot('refreshRoomList', 'refreshMemory'))],
      ['room-2', all(does('refreshRoomList'), sendsNo('room.changed'))],
      ['account', all(reports('account.changed'), doesNot('refreshRoomList'))],
      ['memory', all(does('refreshMemory'), doesNot('refreshRoomList'))],
    ] as const
  ).map(changes),
];

const isError = (error: unknown) => (_: unknown, event: object) => partOf(event, 'error') === error;

const outcomes: readonly Rule[] = [
  { on: 'connection.restored', when: isWaiting, leadsTo: starts('readChanges') },
  { on: done('readChanges'), leadsTo: isWaiting },
  { on: failed('readChanges'), when: isError(unreachable), leadsTo: isWaiting },
  {
    on: failed('readChanges'),
    when: (_, event) => !isError(unreachable)(_, event),
    leadsTo: (state) => !isWaiting(state) && !runs('readChanges')(state),
  },
];

/** Whether the room has heard that it can rely on the feed. */
const isReportedOpen = ({ history }: SystemContext): boolean =>
  effectsNamed(history, 'sent', 'feed.opened', 'feed.reopened', 'feed.closed').at(-1)?.name !== 'feed.closed';

export const properties: PropertySet = {
  systems: systemsOf(model, [...eventsOf(...arrivals, ...outcomes), 'stream.heartbeat']),
  view: ({ snapshot: { context } }) => [context.seq !== null, Math.min(context.failures, 2)],
  maxCommands: 16,
  properties: [
    obeys('each change is reported to what shows it', arrivals),
    obeys('reading begins again where that can help', outcomes),
    always(
      'the room knows whether the feed is open',
      (context) => isOpen(stateOf(context)) === isReportedOpen(context),
    ),
    always('reading continues after the last change', ({ effects, snapshot }) =>
      effectsNamed(effects, 'started', 'readChanges').every(
        ({ params }) => partOf(params, 'after') === snapshot.snapshot.context.seq,
      ),
    ),
    always(
      'what was read ends the failures',
      (context) => !isOpen(stateOf(context)) || stateOf(context).context.failures === 0,
    ),
    lasts('a silent feed is given up after 25 seconds', isOpen, 25_000, (context) =>
      isAsked(context, 'stream.heartbeat'),
    ),
    ends('silence is noticed', isOpen),
    lasts('each failure doubles the wait, up to 30 seconds', isWaiting, ({ context }) =>
      Math.min(30_000, 1000 * 2 ** context.failures),
    ),
    always('each attempt that fails is counted', (context) => {
      const { previousSnapshot } = context;
      const hasFailed =
        isWaiting(stateOf(context)) && at({ reading: 'connecting' })(previousSnapshot.snapshot);
      return (
        !hasFailed || stateOf(context).context.failures === previousSnapshot.snapshot.context.failures + 1
      );
    }),
  ],
  faults: faultsOf(changeFeedMachine, {
    'each change is reported to what shows it':
      'changeFeed.reading.open on change.received[2]: without refreshMemory',
    'reading begins again where that can help': 'changeFeed.waiting on connection.restored: dropped',
    'the room knows whether the feed is open': 'changeFeed.reading.open exit: without reportClosed',
    'reading continues after the last change': 'changeFeed.reading readChanges: without input',
    'what was read ends the failures': 'changeFeed.reading.connecting on stream.opened[1]: without setSeq',
    'a silent feed is given up after 25 seconds': 'changeFeed delay silence: tenfold',
    'silence is noticed': 'changeFeed.reading.open.alive after silence: dropped',
    'each failure doubles the wait, up to 30 seconds': 'changeFeed delay backoff: tenfold',
    'each attempt that fails is counted': 'changeFeed.reading readChanges done: without countFailure',
  }),
};
