/** Properties of one reply, whatever the network and the server do. */
import { assign, type AnyMachineSnapshot } from 'xstate';
import { chatStreamMachine } from '../../../../src/machines/chat/reply/chat-stream.machine.ts';
import { withChange, type PropertySet, type SystemContext } from 'statechart-tools/properties/properties';
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
  lasts,
  longWait,
  reports,
  runs,
  starts,
  stateBefore,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './chat-stream.model.ts';

type State = AnyMachineSnapshot;

const isOver =
  (outcome: string): Rule['leadsTo'] =>
  (state) =>
    state.status === 'done' && partOf(state.output, 'outcome') === outcome;
const isReading = runs('streamReply');
const isAccepted = ({ context }: State): boolean => context.replyId !== null;
const isStopping = has('stopping');
const isReconnecting = has('reconnecting');
const isNext = ({ context }: State, event: object): boolean =>
  partOf(event, 'replyId') === (context.replyId ?? partOf(event, 'replyId')) &&
  partOf(event, 'from') === context.last + 1;
const isForeign = ({ context }: State, event: object): boolean =>
  context.replyId !== null && partOf(event, 'replyId') !== context.replyId;
const stopsReply = all(
  isStopping,
  starts('stopReply', (input, _, { context }) => partOf(input, 'replyId') === context.replyId),
);
const textStays: Rule['leadsTo'] = (state, context) =>
  state.context.text === stateBefore(context).context.text;

const requests: readonly Rule[] = [
  {
    on: 'reply.stop',
    when: (state) => isAccepted(state) && !isStopping(state) && (isReading(state) || isReconnecting(state)),
    leadsTo: stopsReply,
  },
  {
    on: 'reply.stop',
    when: (state) => isReading(state) && !isAccepted(state) && !isStopping(state),
    leadsTo: isStopping,
  },
  {
    on: 'reply.stop',
    when: (state) => isReconnecting(state) && !isAccepted(state),
    leadsTo: isOver('stopped'),
  },
  { on: 'reply.stop', when: (state) => isReading(state) && isStopping(state), leadsTo: isOver('stopped') },
  { on: 'connection.restored', when: isReconnecting, leadsTo: starts('streamReply') },
];

const arrivals: readonly Rule[] = [
  {
    on: 'stream.accepted',
    when: isReading,
    leadsTo: all(
      isAccepted,
      reports('reply.accepted', (params, event) =>
        isSame(
          [partOf(params, 'messageId'), partOf(params, 'replyId')],
          [partOf(event, 'messageId'), partOf(event, 'replyId')],
        ),
      ),
    ),
  },
  {
    on: 'stream.accepted',
    when: (state) => isReading(state) && isStopping(state),
    leadsTo: all(isStopping, runs('stopReply')),
  },
  {
    on: 'stream.delta',
    when: (state, event) => isReading(state) && isNext(state, event),
    leadsTo: (state, _, event) =>
      state.context.text.endsWith((partOf(event, 'pieces') as readonly string[]).join('')),
  },
  {
    on: 'stream.delta',
    when: (state, event) => isReading(state) && isForeign(state, event),
    leadsTo: textStays,
  },
  {
    on: 'stream.delta',
    when: (state, event) =>
      isReading(state) &&
      !isStopping(state) &&
      !isForeign(state, event) &&
      Number(partOf(event, 'from')) > state.context.last + 1,
    leadsTo: all(textStays, (...given) => isReconnecting(given[0]) || isOver('failed')(...given)),
  },
  {
    on: 'stream.thinking',
    when: (state) => isReading(state) && !isStopping(state),
    leadsTo: has('thinking'),
  },
  {
    on: 'stream.thinking',
    when: (state) => isReading(state) && isStopping(state),
    leadsTo: isStopping,
  },
  {
    on: 'stream.delta',
    when: (state) => isReading(state) && isStopping(state),
    leadsTo: runs('stopReply'),
  },
  {
    on: 'stream.heartbeat',
    when: isReading,
    leadsTo: (state, context) =>
      isReading(state) &&
      ['thinking', 'stopping'].every((tag) => state.hasTag(tag) === stateBefore(context).hasTag(tag)) &&
      !state.hasTag('connecting'),
  },
  {
    on: 'stream.finished',
    when: isReading,
    leadsTo: all(isOver('done'), (state, _, event) =>
      isSame(partOf(state.output, 'message'), partOf(event, 'message')),
    ),
  },
  {
    on: 'stream.broken',
    when: isReading,
    leadsTo: all(isOver('failed'), (state, _, event) =>
      isSame(partOf(state.output, 'failure'), partOf(event, 'failure')),
    ),
  },
];

const resumes: Rule['leadsTo'] = (state, context) => {
  const { tries } = stateBefore(context).context;
  return isReconnecting(state)
    ? tries < 9
    : state.status === 'done' && partOf(state.output, 'outcome') === 'failed';
};

const outcomes: readonly Rule[] = [
  ...[done('streamReply'), failed('streamReply')].flatMap((on): Rule[] => [
    { on, when: isStopping, leadsTo: isOver('stopped') },
    { on, when: (state) => !isStopping(state), leadsTo: resumes },
  ]),
  {
    on: failed('streamReply'),
    when: (state, event) => !isStopping(state) && partOf(event, 'error', 'kind') === 'rejected',
    leadsTo: isOver('failed'),
  },
  {
    on: done('stopReply'),
    leadsTo: all(isOver('stopped'), (state, _, event) =>
      isSame(partOf(state.output, 'message'), partOf(event, 'output')),
    ),
  },
  { on: failed('stopReply'), leadsTo: all(isOver('stopped'), doesNot('openAgeStep')) },
  {
    on: failed('streamReply'),
    leadsTo: does('openAgeStep', (params, event) => partOf(params, 'error') === partOf(event, 'error')),
  },
];

const isHeard = ({ event }: SystemContext): boolean =>
  event?.cause.kind === 'event' && event.event.type.startsWith('stream.');

export const properties: PropertySet = {
  systems: systemsOf(model, [...eventsOf(...requests), ...eventsOf(...arrivals)], [longWait]),
  view: ({ snapshot: { context } }) => [
    context.replyId !== null,
    Math.min(context.last, 2),
    Math.min(context.tries, 2),
  ],
  numRuns: 120,
  maxCommands: 16,
  properties: [
    obeys('Stop and a restored connection are obeyed at once', requests),
    obeys('what arrives of the reply is shown', arrivals),
    obeys('a stream that ends is resumed, or the reply ends', outcomes),
    always('only what is missing is requested', ({ effects, snapshot }) =>
      effectsNamed(effects, 'started', 'streamReply').every(({ params }) => {
        const { replyId, last, request } = snapshot.snapshot.context;
        return replyId === null
          ? partOf(params, 'clientMessageId') === request.message.id
          : partOf(params, 'replyId') === replyId && partOf(params, 'after') === last;
      }),
    ),
    always('only new pieces of the reply allow more attempts', (context) => {
      const [before, now] = [stateBefore(context).context, stateOf(context).context];
      return now.tries >= before.tries || now.last > before.last;
    }),
    lasts('a connection that says nothing for 25 seconds is given up', has('connecting'), 25_000),
    lasts(
      'a slow connection says so after 15 seconds',
      (state) => has('connecting')(state) && !has('slow')(state),
      15_000,
    ),
    lasts(
      'silence for 25 seconds interrupts the stream',
      (state) => isReading(state) && !has('connecting', 'stopping')(state),
      25_000,
      isHeard,
    ),
    lasts(
      'Stop waits 5 seconds for the acceptance of the request',
      (state) => isReading(state) && isStopping(state),
      5000,
    ),
    lasts('Stop waits 15 seconds for the server', runs('stopReply'), 15_000),
    lasts('each attempt waits longer, up to 2 seconds', isReconnecting, ({ context }) =>
      Math.min(250 * 2 ** context.tries, 2000),
    ),
  ],
  faults: faultsOf(chatStreamMachine, {
    'Stop and a restored connection are obeyed at once': 'chatStream.reading on reply.stop[1]: dropped',
    'what arrives of the reply is shown':
      'chatStream.reading.awaitingAcceptance on stream.accepted: without reportAccepted',
    'a stream that ends is resumed, or the reply ends':
      'chatStream.stopping stopReply failed: goes to failed',
    'only what is missing is requested': 'chatStream.reading streamReply: without input',
    'only new pieces of the reply allow more attempts': withChange(chatStreamMachine, ({ states }) => {
      const on = Object(partOf(states, 'reading', 'on'));
      on['stream.heartbeat'] = { target: '.streaming', actions: assign({ tries: 0 }) };
    }),
    'a connection that says nothing for 25 seconds is given up': 'chatStream delay silenceTimeout: half',
    'a slow connection says so after 15 seconds': 'chatStream delay slowAfter: half',
    'silence for 25 seconds interrupts the stream': 'chatStream delay silenceTimeout: tenfold',
    'Stop waits 5 seconds for the acceptance of the request': 'chatStream delay acceptanceGrace: half',
    'Stop waits 15 seconds for the server': 'chatStream.stopping after slowAfter: dropped',
    'each attempt waits longer, up to 2 seconds': 'chatStream delay backoff: 0',
  }),
};
