/** Properties of a room on its own: what its parts report reaches those that need it. */
import type { AnyMachineSnapshot } from 'xstate';
import { sendingIn } from '../../../../src/machines/chat/conversation-turns.reducers.ts';
import { conversationMachine } from '../../../../src/machines/chat/conversation.machine.ts';
import type { OutgoingMessageRef } from '../../../../src/machines/chat/outbox/unsent-message.types.ts';
import type { PropertySet, SystemContext } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  at,
  both,
  does,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isKind,
  isSame,
  passesTo,
  reports,
  runs,
  sends,
  sendsNo,
  sendsTo,
  starts,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { message } from '../chat-samples.ts';
import { model } from './conversation.model.ts';

type State = AnyMachineSnapshot;

const isReplying = has('replying');
const isFree = (state: State): boolean => !isReplying(state) && at({ exchange: 'idle' })(state);
const messageIn = ({ context }: State, id: unknown): unknown =>
  context.messages.find((message: object) => partOf(message, 'messageId') === id);
const isMate = (state: State, event: object): boolean =>
  state.context.room.mate.mateId === partOf(event, 'mateId');
const refreshes = sendsTo('roomRefresh', 'refresh.request');

const taught = message(11, { learned: [{ factId: 'fact-1', text: 'Likes tea' }] });

/** With a message that has taught the mate something. */
const samples = {
  ...model.samples,
  events: {
    ...model.samples.events,
    'message.changed': [{ message: message(11, { liked: true }) }, { message: taught }],
  },
};

const editsOf = (message: OutgoingMessageRef | undefined) => message?.getSnapshot().context.edits;

const isCurrent = at({ page: 'current' });
const stayCurrent = (on: string, isHarmless: Rule['when']): Rule => ({
  on,
  when: (state, event) => isCurrent(state) && (isHarmless?.(state, event) ?? true),
  leadsTo: isCurrent,
});

/** Data that may have changed during a turn is read after it, and nothing else. */
const pageRules: readonly Rule[] = [
  stayCurrent('branch.shown', isFree),
  stayCurrent(
    'reply.accepted',
    ({ context: { request, replaced } }) => editsOf(request?.message) === undefined || replaced.length > 0,
  ),
  stayCurrent(
    done('replyTurn'),
    (_, event) =>
      partOf(event, 'output', 'end', 'replyId') === null ||
      partOf(event, 'output', 'end', 'message') !== null,
  ),
  { on: 'outbox.empty', leadsTo: isCurrent },
];

/** Without its outbox a room is opened again. */
const hasOutbox = ({ snapshot }: SystemContext['snapshot']): boolean =>
  snapshot.children['outbox']?.getSnapshot().status === 'active';

const news: readonly Rule[] = [
  { on: 'outbox.crashed', leadsTo: reports('conversation.crashed') },
  {
    on: 'message.send',
    leadsTo: all(
      sends('message.queue', (params, event) =>
        isSame(
          [partOf(params, 'message', 'text'), partOf(params, 'message', 'at')],
          [partOf(event, 'text'), partOf(event, 'at')],
        ),
      ),
      (state, { previousSnapshot }) =>
        state.context.idCount === previousSnapshot.snapshot.context.idCount + 1,
    ),
  },
  { on: 'age.confirmed', leadsTo: passesTo('outbox') },
  { on: 'draft.restore', leadsTo: passesTo('composer') },
  { on: 'mate.blocked', when: isMate, leadsTo: passesTo('composer') },
  {
    on: 'mate.blocked',
    when: (state, event) => !isMate(state, event),
    leadsTo: (_, { effects }) =>
      effectsNamed(effects, 'sent', 'mate.blocked').every(({ actor }) => actor !== 'composer'),
  },
  {
    on: 'message.changed',
    when: (state, event) =>
      partOf(messageIn(state, partOf(event, 'message', 'messageId')), 'role') ===
      partOf(event, 'message', 'role'),
    leadsTo: (state, _, event) =>
      partOf(messageIn(state, partOf(event, 'message', 'messageId')), 'isLiked') ===
      (partOf(event, 'message', 'liked') ?? false),
  },
  {
    on: 'room.missing',
    leadsTo: (_, { effects }) => effectsNamed(effects, 'sent', 'room.missing').length === 2,
  },
  { on: 'message.missing', leadsTo: refreshes },
  {
    on: 'olderMessages.loaded',
    leadsTo: all(
      sendsTo('outbox', 'messages.stored'),
      sendsTo('olderMessages', 'range.changed'),
      (state, _, event) =>
        ((partOf(event, 'info', 'messages') ?? []) as readonly object[]).every(
          (message) => messageIn(state, partOf(message, 'messageId')) !== undefined,
        ),
    ),
  },
];

const duringPause: readonly Rule[] = [
  {
    on: 'branch.shown',
    when: isFree,
    leadsTo: all(sendsTo('replySuggestions', 'exchange.started'), does('persistCopy'), does('refreshPanes')),
  },
  { on: 'refresh.needed', when: isFree, leadsTo: all(refreshes, sendsTo('outbox', 'connection.restored')) },
  {
    on: 'account.changed',
    when: isFree,
    leadsTo: does('updateBenefits', (params) => partOf(params, 'benefits') === null),
  },
  { on: 'check.due', when: isFree, leadsTo: sendsTo('roomRefresh', 'check.request') },
  {
    on: 'room.refreshed',
    when: isFree,
    leadsTo: all(
      sendsTo('messageActions', 'removal.known'),
      sendsTo('outbox', 'messages.stored'),
      sendsTo('outbox', 'connection.restored'),
      (_, { effects }) =>
        effectsNamed(effects, 'sent', 'mate.blocked', 'mate.unblocked').filter(
          ({ actor }) => actor === 'composer',
        ).length === 1,
      does('persistCopy'),
    ),
  },
];

const duringReply: readonly Rule[] = [
  { on: 'reply.stop', when: isReplying, leadsTo: all(passesTo('replyTurn'), isReplying) },
  {
    on: 'refresh.needed',
    when: isReplying,
    leadsTo: all(
      sendsTo('outbox', 'connection.restored'),
      sendsTo('replyTurn', 'connection.restored'),
      isReplying,
    ),
  },
  { on: 'reply.accepted', when: isReplying, leadsTo: all(sendsTo('outbox', 'messages.stored'), isReplying) },
  {
    on: 'message.next',
    when: (state) => !isReplying(state),
    leadsTo: all(
      isReplying,
      sendsTo('replySuggestions', 'exchange.started'),
      starts('replyTurn', (input, event) => partOf(input, 'request', 'message') === partOf(event, 'message')),
    ),
  },
];

const isSent = ({ context }: State): boolean => sendingIn(context) !== null;
const ends = (...results: readonly string[]): Rule['leadsTo'] =>
  sends(
    'sending.ended',
    (params, event) =>
      results.includes(String(partOf(params, 'result'))) &&
      isSame(partOf(params, 'failure'), partOf(event, 'output', 'end', 'failure') ?? null),
  );
const isSaid: Rule['leadsTo'] = (state) => !isReplying(state) || state.context.messages.length > 0;

const turns: readonly Rule[] = [
  {
    on: done('replyTurn'),
    when: both(isSent, isKind('roomBusy', 'undelivered')),
    leadsTo: ends('roomBusy', 'stopped', 'failed'),
  },
  {
    on: done('replyTurn'),
    when: both(isSent, isKind('answered', 'acceptedAfterStop')),
    leadsTo: sendsTo('outbox', 'messages.stored'),
  },
  {
    on: done('replyTurn'),
    when: isKind('roomBusy', 'undelivered'),
    leadsTo: all(sendsTo('composer', 'message.refused'), isSaid),
  },
  {
    on: done('replyTurn'),
    when: (state, event) => !isKind('roomBusy', 'undelivered')(state, event),
    leadsTo: all(
      sendsNo('sending.ended', 'message.refused'),
      does('updateBenefits', (params, event) =>
        isSame(partOf(params, 'benefits'), partOf(event, 'output', 'end', 'benefits')),
      ),
    ),
  },
  { on: failed('replyTurn'), when: isSent, leadsTo: sends('sending.ended') },
  { on: failed('replyTurn'), when: (state) => !isSent(state), leadsTo: sendsNo('sending.ended') },
  { on: failed('outbox'), leadsTo: reports('conversation.crashed') },
];

export const properties: PropertySet = {
  systems: systemsOf(model, [
    ...eventsOf(...news, ...duringPause, ...duringReply),
    'facts.forgotten',
    'outbox.empty',
    'reply.request',
    'room.checked',
  ]).map((system) => ({ ...system, samples: { conversation: samples }, within: hasOutbox })),
  numRuns: 120,
  maxCommands: 12,
  properties: [
    obeys('what a part reports reaches those that need it', news),
    obeys('a room in which nobody writes follows what happens elsewhere', duringPause),
    obeys('during a reply the rest waits for it', duringReply),
    obeys('the end of a turn reaches its message, or the outbox', turns),
    obeys('a page is outdated only by what may have changed it', pageRules),
    always('a room that opens continues a reply, or asks what to send', (context) => {
      const { event, effects } = context;
      const isContinued = stateOf(context).context.messages.some(
        ({ status }: { status: string }) => status === 'streaming',
      );
      return (
        event !== null ||
        (isReplying(stateOf(context)) === isContinued &&
          effectsNamed(effects, 'sent', 'next.request').length === (isContinued ? 0 : 1) &&
          effectsNamed(effects, 'action', 'persistCopy').length === 1)
      );
    }),
    always('what the mate was taught is forgotten with the message', (context) => {
      const { event } = context;
      if (event?.event.type !== 'facts.forgotten') return true;
      const message = messageIn(stateOf(context), partOf(event.event, 'messageId'));
      return message === undefined || isSame(partOf(message, 'learned'), []);
    }),
    always('its suggestions are those of the room', ({ effects, snapshot: { snapshot } }) =>
      effectsNamed(effects, 'started', 'replySuggestions').every(
        ({ params }) => partOf(params, 'roomId') === snapshot.context.roomId,
      ),
    ),
    always('a room has all its parts', (context) =>
      ['composer', 'olderMessages', 'messageActions', 'roomRefresh', 'replySuggestions'].every((part) =>
        runs(part)(stateOf(context)),
      ),
    ),
  ],
  faults: faultsOf(conversationMachine, {
    'what a part reports reaches those that need it': 'conversation on message.missing: dropped',
    'a room in which nobody writes follows what happens elsewhere':
      'conversation.exchange.idle on check.due: xstate.sendTo sent to replySuggestions',
    'during a reply the rest waits for it':
      'conversation.exchange.replying on refresh.needed: without resumeOutbox',
    'the end of a turn reaches its message, or the outbox':
      'conversation.exchange.replying replyTurn failed: without reportEnd',
    'a page is outdated only by what may have changed it':
      'conversation.page.current on branch.shown: guard isReplying always holds',
    'its suggestions are those of the room': 'conversation replySuggestions: without input',
    'a room that opens continues a reply, or asks what to send': 'conversation.exchange initial: asking',
    'what the mate was taught is forgotten with the message':
      'conversation on facts.forgotten: without changeMessage',
    'a room has all its parts': 'conversation replySuggestions: not invoked',
  }),
};
