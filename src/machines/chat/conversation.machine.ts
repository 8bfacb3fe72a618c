import { assign, sendTo, setup, stateIn, type ActorRefFrom } from 'xstate';
import { composerMachine } from './outbox/composer.machine.ts';
import * as reducers from './conversation.reducers.ts';
import * as turns from './conversation-turns.reducers.ts';
import type { ConversationTypes } from './conversation.types.ts';
import { loadedPartMachine } from '../shared/loaded-part.machine.ts';
import { messageActionsMachine } from './message-actions.machine.ts';
import { olderMessagesMachine } from './history/older-messages.machine.ts';
import { modelHostMachine } from './notices/model-host.machine.ts';
import { outboxMachine } from './outbox/outbox.machine.ts';
import { replySuggestionsMachine } from './reply/reply-suggestions.machine.ts';
import { replyTurnMachine } from './reply/reply-turn.machine.ts';
import type { NewMessage } from './outbox/unsent-message.types.ts';
import type { TurnOutcome } from './reply/reply-turn.reducers.ts';
import { roomTitleMachine } from './room-title.machine.ts';
import { roomRefreshMachine } from './history/room-refresh.machine.ts';
import { supervised } from '../shared/supervised.ts';

export const conversationMachine = setup({
  types: {
    context: {} as ConversationTypes['context'],
    input: {} as ConversationTypes['input'],
    events: {} as ConversationTypes['events'],
    tags: {} as ConversationTypes['tags'],
    children: {} as ConversationTypes['children'],
  },
  actors: {
    composer: supervised(composerMachine),
    dictation: supervised(loadedPartMachine),
    outbox: outboxMachine,
    olderMessages: supervised(olderMessagesMachine),
    roomRefresh: supervised(roomRefreshMachine),
    replySuggestions: supervised(replySuggestionsMachine),
    messageActions: supervised(messageActionsMachine),
    modelHost: supervised(modelHostMachine),
    roomTitle: supervised(roomTitleMachine),
    replyTurn: replyTurnMachine,
  },
  actions: {
    addOlderPage: assign(reducers.addOlderPage),
    addLatestPage: assign(reducers.addLatestPage),
    reportRange: sendTo('olderMessages', ({ context }) => reducers.createRangeEvent(context)),
    changeMessage: assign(reducers.changeMessage),
    setTitle: assign(reducers.setTitle),
    setReplies: assign(reducers.setReplies),
    queue: sendTo('outbox', ({ context }, sent: NewMessage) => reducers.createQueueEvent(context, sent)),
    countId: assign(({ context }) => ({ idCount: context.idCount + 1 })),
    clearRefusals: assign(turns.clearRefusals),
    resumeReply: assign(turns.resumeReply),
    sendNext: assign(turns.sendNext),
    requestReply: assign(turns.requestReply),
    reportAccepted: sendTo('outbox', ({ context }) => turns.createAcceptedEvent(context)),
    reportEnd: turns.reportEnd,
    addAccepted: assign(turns.addAccepted),
    applyOutcome: assign(turns.applyOutcome),
    reportCrash: sendTo(({ context }) => context.parentRef, reducers.createCrashReport),
    resumeTurn: sendTo('replyTurn', { type: 'connection.restored' }),
    reportMissing: sendTo(({ context }) => context.parentRef, { type: 'room.missing' }),
    requestRefresh: sendTo('roomRefresh', { type: 'refresh.request' }),
    resumeOutbox: sendTo('outbox', { type: 'connection.restored' }),
    persistCopy: () => {},
    refreshPanes: () => {},
    /** Shows the balances after a reply; null: only the server knows what it cost. */
    updateBenefits: (_, _params: Pick<TurnOutcome['end'], 'benefits'>) => {},
  },
  guards: {
    isWithMate: ({ context }, { mateId }: { mateId: string }) => context.room.mate.mateId === mateId,
    isReplying: stateIn({ exchange: 'replying' }),
    hasReplyUnderWay: ({ context }) => context.messages.some(({ status }) => status === 'streaming'),
    canRequest: turns.canRequest,
    isElsewhere: turns.isElsewhere,
    isBehind: reducers.isBehind,
    isUnsent: (_, { kind }: TurnOutcome) => kind === 'roomBusy' || kind === 'undelivered',
    isUnconfirmed: turns.isUnconfirmed,
  },
}).createMachine({
  id: 'conversation',
  description:
    'One room: its messages, and whose turn it is. The outbox sends one at a time, also during a reply.',
  type: 'parallel',
  context: ({ input }) => reducers.createContext(input),
  invoke: [
    {
      id: 'outbox',
      src: 'outbox',
      input: ({ context, self }) => ({ parentRef: self, ...reducers.toOutboxInput(context) }),
      onError: {
        description: 'Nothing can be sent now. The room is opened again, with the stored messages.',
        actions: { type: 'reportCrash', params: ({ event }) => event },
      },
    },
    {
      id: 'composer',
      src: 'composer',
      input: ({ context, self }) => ({ parentRef: self, ...reducers.toComposerInput(context) }),
    },
    {
      id: 'dictation',
      src: 'dictation',
      input: ({ context: { roomId, room } }) => ({ roomId, mateId: room.mate.mateId }),
    },
    {
      id: 'olderMessages',
      src: 'olderMessages',
      input: ({ context, self }) => ({ parentRef: self, ...reducers.toOlderMessagesInput(context) }),
    },
    {
      id: 'messageActions',
      src: 'messageActions',
      input: ({ context, self }) => ({ parentRef: self, removed: context.removed }),
    },
    {
      id: 'roomRefresh',
      src: 'roomRefresh',
      input: ({ context, self }) => ({ parentRef: self, ...reducers.toRoomRefreshInput(context) }),
    },
    { id: 'replySuggestions', src: 'replySuggestions', input: ({ context: { roomId } }) => ({ roomId }) },
    {
      id: 'roomTitle',
      src: 'roomTitle',
      input: ({ context: { roomId }, self }) => ({ parentRef: self, roomId }),
    },
    { id: 'modelHost', systemId: 'modelHost', src: 'modelHost' },
  ],
  on: {
    'outbox.crashed': { actions: { type: 'reportCrash', params: ({ event }) => event } },
    'message.send': { actions: [{ type: 'queue', params: ({ event }) => event }, 'countId'] },
    'age.confirmed': { actions: sendTo('outbox', ({ event }) => event) },
    'draft.restore': { actions: sendTo('composer', ({ event }) => event) },
    'mate.blocked': {
      guard: { type: 'isWithMate', params: ({ event }) => event },
      actions: sendTo('composer', { type: 'mate.blocked' }),
    },
    'message.changed': { actions: { type: 'changeMessage', params: ({ event }) => event } },
    'facts.forgotten': { actions: { type: 'changeMessage', params: ({ event }) => event } },
    'room.missing': { actions: 'reportMissing' },
    'room.renamed': { actions: [{ type: 'setTitle', params: ({ event }) => event }, 'refreshPanes'] },
    'replies.changed': { actions: { type: 'setReplies', params: ({ event }) => event } },
    'message.missing': { actions: 'requestRefresh' },
    'olderMessages.loaded': {
      actions: [
        { type: 'addOlderPage', params: ({ event }) => event },
        sendTo('outbox', ({ event }) => reducers.createStoredEvent(event.info)),
        'reportRange',
      ],
    },
  },
  states: {
    exchange: {
      initial: 'deciding',
      on: {
        'message.next': { target: '.replying', actions: { type: 'sendNext', params: ({ event }) => event } },
      },
      states: {
        deciding: {
          description: 'Decides whose turn it is: a reply under way, a queued message, or the user.',
          entry: ['reportRange', 'persistCopy', 'refreshPanes'],
          always: [
            { guard: 'hasReplyUnderWay', target: 'replying', actions: 'resumeReply' },
            { target: 'asking' },
          ],
        },
        asking: {
          entry: sendTo('outbox', { type: 'next.request' }),
          on: { 'outbox.empty': 'idle' },
        },
        idle: {
          entry: sendTo('replySuggestions', { type: 'exchange.idle' }),
          on: {
            'age.confirmed': {
              actions: [
                sendTo('outbox', ({ event }) => event),
                sendTo('replySuggestions', { type: 'exchange.idle' }),
              ],
              description: 'The server suggests nothing before it knows the age.',
            },
            'reply.request': {
              guard: { type: 'canRequest', params: ({ event }) => event },
              target: 'replying',
              actions: { type: 'requestReply', params: ({ event }) => event },
            },
            'branch.shown': {
              target: 'deciding',
              actions: [
                { type: 'addLatestPage', params: ({ event }) => event },
                sendTo('replySuggestions', { type: 'exchange.started' }),
              ],
            },
            'refresh.needed': { actions: ['resumeOutbox', 'requestRefresh'] },
            'account.changed': { actions: { type: 'updateBenefits', params: { benefits: null } } },
            'check.due': { actions: sendTo('roomRefresh', { type: 'check.request' }) },
            'room.checked': {
              guard: { type: 'isBehind', params: ({ event }) => event },
              actions: 'requestRefresh',
            },
            'room.refreshed': {
              target: 'deciding',
              actions: [
                sendTo('composer', ({ context, event }) => reducers.createRemovedEvent(context, event)),
                { type: 'addLatestPage', params: ({ event }) => event },
                sendTo(
                  ({ context }) => context.parentRef,
                  ({ event }) => event,
                ),
                sendTo('messageActions', ({ event }) => reducers.createRemovalEvent(event.info)),
                sendTo('outbox', ({ event }) => reducers.createStoredEvent(event.info)),
                'resumeOutbox',
                sendTo('composer', ({ event }) => reducers.createComposerGateEvent(event)),
              ],
            },
          },
        },
        replying: {
          tags: 'replying',
          entry: ['clearRefusals', sendTo('replySuggestions', { type: 'exchange.started' })],
          invoke: {
            id: 'replyTurn',
            src: 'replyTurn',
            input: ({ context, self }) => ({ parentRef: self, ...turns.toReplyTurnInput(context) }),
            onDone: [
              {
                guard: { type: 'isUnsent', params: ({ event }) => event.output },
                target: 'deciding',
                actions: [
                  { type: 'reportEnd', params: ({ event }) => event.output },
                  { type: 'applyOutcome', params: ({ event }) => event.output },
                  sendTo('composer', ({ event }) => reducers.createRefusalEvent(event.output.end)),
                ],
              },
              {
                target: 'deciding',
                actions: [
                  { type: 'reportEnd', params: ({ event }) => event.output },
                  { type: 'applyOutcome', params: ({ event }) => event.output },
                  { type: 'updateBenefits', params: ({ event }) => event.output.end },
                ],
              },
            ],
            onError: {
              target: 'deciding',
              actions: [
                { type: 'reportEnd', params: ({ context, event }) => turns.toCrashOutcome(context, event) },
                {
                  type: 'applyOutcome',
                  params: ({ context, event }) => turns.toCrashOutcome(context, event),
                },
              ],
            },
          },
          on: {
            'reply.accepted': {
              actions: ['reportAccepted', { type: 'addAccepted', params: ({ event }) => event }],
            },
            'message.next': {
              description: 'The outbox did not know of this reply: it was requested, or found on the server.',
              actions: sendTo(({ event }) => event.message, {
                type: 'sending.ended',
                result: 'roomBusy',
                failure: null,
              }),
            },
            'reply.stop': { actions: sendTo('replyTurn', ({ event }) => event) },
            'refresh.needed': { actions: ['resumeOutbox', 'resumeTurn'] },
          },
        },
      },
    },
    page: {
      initial: 'current',
      states: {
        current: {
          on: {
            'branch.shown': { guard: 'isReplying', target: 'outdated' },
            'refresh.needed': { guard: 'isReplying', target: 'outdated' },
            'room.refreshed': { guard: 'isReplying', target: 'outdated' },
            'reply.accepted': { guard: 'isElsewhere', target: 'outdated' },
            'xstate.done.actor.replyTurn': { guard: 'isUnconfirmed', target: 'outdated' },
          },
        },
        outdated: {
          description: 'The room may have changed during the turn. It is read again after it.',
          on: { 'outbox.empty': { target: 'current', actions: 'requestRefresh' } },
        },
      },
    },
  },
});

export type ConversationActor = ActorRefFrom<typeof conversationMachine>;
