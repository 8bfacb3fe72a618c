import { assign, raise, sendTo, setup } from 'xstate';
import { composerMachine } from './outbox/composer.machine.ts';
import * as reducers from './conversation.reducers.ts';
import * as turns from './conversation-turns.reducers.ts';
import type { ConversationTypes } from './conversation.types.ts';
import { messageActionsMachine } from './message-actions.machine.ts';
import { olderMessagesMachine } from './history/older-messages.machine.ts';
import { outboxMachine } from './outbox/outbox.machine.ts';
import { replySuggestionsMachine } from './reply/reply-suggestions.machine.ts';
import { replyTurnMachine } from './reply/reply-turn.machine.ts';
import type { TurnOutcome } from './reply/reply-turn.types.ts';
import { roomRefreshMachine } from './history/room-refresh.machine.ts';

export const conversationMachine = setup({
  types: {
    context: {} as ConversationTypes['context'],
    input: {} as ConversationTypes['input'],
    events: {} as ConversationTypes['events'],
    tags: {} as ConversationTypes['tags'],
    children: {} as ConversationTypes['children'],
  },
  actors: {
    composer: composerMachine,
    outbox: outboxMachine,
    olderMessages: olderMessagesMachine,
    roomRefresh: roomRefreshMachine,
    replySuggestions: replySuggestionsMachine,
    messageActions: messageActionsMachine,
    replyTurn: replyTurnMachine,
  },
  actions: {
    addOlderPage: assign(reducers.addOlderPage),
    addLatestPage: assign(reducers.addLatestPage),
    replaceMessage: assign(reducers.replaceMessage),
    countId: assign(({ context }) => ({ idCount: context.idCount + 1 })),
    resumeReply: assign(turns.resumeReply),
    sendNext: assign(turns.sendNext),
    requestReply: assign(turns.requestReply),
    addAccepted: assign(turns.addAccepted),
    applyOutcome: assign(turns.applyOutcome),
    reportCrash: sendTo(({ context }) => context.parentRef, reducers.createCrashReport),
    resumeTurn: sendTo('replyTurn', { type: 'connection.restored' }),
    resumeOutbox: sendTo('outbox', { type: 'connection.restored' }),
    refreshRoomList: () => {},
    /** Shows the balances after a reply; null: only the server knows what it cost. */
    updateBenefits: (_, _params: Pick<TurnOutcome['end'], 'benefits'>) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isWithMate: ({ context }, { mateId }: { mateId: string }) => context.room.mate.mateId === mateId,
    hasReplyUnderWay: ({ context }) => context.messages.some(({ status }) => status === 'streaming'),
    canRequest: turns.canRequest,
    isElsewhere: turns.isElsewhere,
    isBehind: reducers.isBehind,
    isUnsent: (_, { kind }: TurnOutcome) => kind === 'roomBusy' || kind === 'undelivered',
  },
}).createMachine({
  id: 'conversation',
  description:
    'One room: its messages, and whose turn it is. The outbox sends one message at a time, also those written during a reply.',
  type: 'parallel',
  context: ({ input }) => reducers.createContext(input),
  invoke: {
    id: 'outbox',
    src: 'outbox',
    input: ({ context, self }) => ({ parentRef: self, ...reducers.toOutboxInput(context) }),
    onError: {
      description: 'Nothing can be sent now. The room is opened again, with the stored messages.',
      actions: { type: 'reportCrash', params: ({ event }) => event },
    },
  },
  on: {
    'outbox.crashed': { actions: { type: 'reportCrash', params: ({ event }) => event } },
    'message.send': {
      actions: [
        sendTo('outbox', ({ context, event }) => reducers.createQueueEvent(context, event)),
        'countId',
      ],
    },
    'age.confirmed': { actions: sendTo('outbox', ({ event }) => event) },
    'draft.restore': { actions: sendTo('composer', ({ event }) => event) },
    'mate.blocked': {
      guard: { type: 'isWithMate', params: ({ event }) => event },
      actions: sendTo('composer', { type: 'mate.blocked' }),
    },
    'message.changed': { actions: { type: 'replaceMessage', params: ({ event }) => event } },
    'room.missing': {
      actions: sendTo(
        ({ context }) => context.parentRef,
        ({ event }) => event,
      ),
    },
    'message.missing': { actions: raise({ type: 'refresh.request' }) },
    'olderMessages.loaded': {
      actions: [
        { type: 'addOlderPage', params: ({ event }) => event },
        sendTo('outbox', ({ event }) => reducers.createStoredEvent(event.info)),
      ],
    },
  },
  states: {
    composing: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'composer',
            src: 'composer',
            input: ({ context, self }) => ({ parentRef: self, ...reducers.toComposerInput(context) }),
            onError: { target: 'restarted', actions: { type: 'logFailure', params: ({ event }) => event } },
          },
        },
        restarted: {
          description: 'With the stored draft. Once only: a crash at each start would block the page.',
          invoke: {
            id: 'composer',
            src: 'composer',
            input: ({ context, self }) => ({ parentRef: self, ...reducers.toComposerInput(context) }),
            onError: { actions: { type: 'reportCrash', params: ({ event }) => event } },
          },
        },
      },
    },
    exchange: {
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Decides whose turn it is: a reply under way, a queued message, or the user.',
          entry: [raise(({ context }) => reducers.createRangeEvent(context)), 'refreshRoomList'],
          always: [
            { guard: 'hasReplyUnderWay', target: 'replying', actions: 'resumeReply' },
            { target: 'asking' },
          ],
        },
        asking: {
          description: 'The outbox answers whether a message can be sent.',
          entry: sendTo('outbox', { type: 'next.request' }),
          on: {
            'message.next': {
              target: 'replying',
              actions: { type: 'sendNext', params: ({ event }) => event },
            },
            'outbox.empty': 'idle',
          },
        },
        idle: {
          entry: raise({ type: 'exchange.idle' }),
          on: {
            'message.next': {
              target: 'replying',
              actions: { type: 'sendNext', params: ({ event }) => event },
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
                raise({ type: 'exchange.started' }),
              ],
            },
            'refresh.needed': { actions: ['resumeOutbox', raise({ type: 'refresh.request' })] },
            'account.changed': { actions: { type: 'updateBenefits', params: { benefits: null } } },
            'check.due': { actions: raise({ type: 'check.request' }) },
            'room.checked': {
              guard: { type: 'isBehind', params: ({ event }) => event },
              actions: raise({ type: 'refresh.request' }),
            },
            'room.refreshed': {
              target: 'deciding',
              actions: [
                { type: 'addLatestPage', params: ({ event }) => event },
                raise(({ event }) => reducers.createRemovalEvent(event.info)),
                sendTo('outbox', ({ event }) => reducers.createStoredEvent(event.info)),
                'resumeOutbox',
                sendTo('composer', ({ event }) => reducers.createComposerGateEvent(event)),
              ],
            },
            // After a crash new suggestions are loaded: it is still the turn of the user.
            'load.retry': { actions: raise({ type: 'exchange.idle' }) },
          },
        },
        replying: {
          tags: 'replying',
          entry: raise({ type: 'exchange.started' }),
          invoke: {
            id: 'replyTurn',
            src: 'replyTurn',
            input: ({ context, self }) => ({ parentRef: self, ...turns.toReplyTurnInput(context) }),
            onDone: [
              {
                guard: { type: 'isUnsent', params: ({ event }) => event.output },
                target: 'deciding',
                actions: [
                  sendTo('outbox', ({ event }) => reducers.createSendingEndedEvent(event.output)),
                  { type: 'applyOutcome', params: ({ event }) => event.output },
                  sendTo('composer', ({ event }) => reducers.createRefusalEvent(event.output.end)),
                ],
              },
              {
                target: 'deciding',
                actions: [
                  sendTo('outbox', ({ event }) => reducers.createSendingEndedEvent(event.output)),
                  { type: 'applyOutcome', params: ({ event }) => event.output },
                  { type: 'updateBenefits', params: ({ event }) => event.output.end },
                ],
              },
            ],
            onError: {
              target: 'deciding',
              actions: [
                { type: 'logFailure', params: ({ event }) => event },
                sendTo('outbox', ({ context, event }) =>
                  reducers.createSendingEndedEvent(turns.crashed(context, event)),
                ),
                { type: 'applyOutcome', params: ({ context, event }) => turns.crashed(context, event) },
              ],
            },
          },
          on: {
            'reply.accepted': {
              actions: [
                sendTo('outbox', ({ context }) => reducers.createAcceptedEvent(context)),
                { type: 'addAccepted', params: ({ event }) => event },
              ],
            },
            'message.next': {
              description: 'The outbox did not know of this reply: it was requested, or found on the server.',
              actions: sendTo('outbox', { type: 'sending.ended', result: 'roomBusy', failure: null }),
            },
            'reply.stop': { actions: sendTo('replyTurn', ({ event }) => event) },
            'branch.shown': { actions: raise({ type: 'branch.missed' }) },
            'refresh.needed': { actions: ['resumeOutbox', 'resumeTurn'] },
          },
        },
      },
    },
    branch: {
      initial: 'shown',
      states: {
        shown: {
          on: { 'branch.missed': 'missed', 'reply.accepted': { guard: 'isElsewhere', target: 'missed' } },
        },
        missed: {
          description: 'The room shows another branch since the reply began. It is loaded after the reply.',
          on: { 'exchange.idle': { target: 'shown', actions: raise({ type: 'refresh.request' }) } },
        },
      },
    },
    extras: {
      description: 'Children that the conversation can do without: after a crash, a retry restarts them.',
      initial: 'running',
      states: {
        running: {
          invoke: [
            {
              id: 'olderMessages',
              src: 'olderMessages',
              input: ({ context, self }) => ({ parentRef: self, ...reducers.toOlderMessagesInput(context) }),
              onError: { target: 'crashed', actions: { type: 'logFailure', params: ({ event }) => event } },
            },
            {
              id: 'messageActions',
              src: 'messageActions',
              input: ({ context, self }) => ({ parentRef: self, removed: context.removed }),
              onError: { target: 'crashed', actions: { type: 'logFailure', params: ({ event }) => event } },
            },
            {
              id: 'roomRefresh',
              src: 'roomRefresh',
              input: ({ context, self }) => ({ parentRef: self, ...reducers.toRoomRefreshInput(context) }),
              onError: { target: 'crashed', actions: { type: 'logFailure', params: ({ event }) => event } },
            },
            {
              id: 'replySuggestions',
              src: 'replySuggestions',
              input: ({ context }) => ({ roomId: context.roomId }),
              onError: { target: 'crashed', actions: { type: 'logFailure', params: ({ event }) => event } },
            },
          ],
          on: {
            'range.changed': { actions: sendTo('olderMessages', ({ event }) => event) },
            'check.request': { actions: sendTo('roomRefresh', ({ event }) => event) },
            'refresh.request': { actions: sendTo('roomRefresh', ({ event }) => event) },
            'removal.known': { actions: sendTo('messageActions', ({ event }) => event) },
            'exchange.*': { actions: sendTo('replySuggestions', ({ event }) => event) },
          },
        },
        crashed: { tags: 'crashed', on: { 'load.retry': 'running' } },
      },
    },
  },
});
