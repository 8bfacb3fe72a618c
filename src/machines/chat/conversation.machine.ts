import { assign, raise, sendTo, setup } from 'xstate';
import { composerMachine } from './composer.machine.ts';
import * as outbox from './conversation.outbox.ts';
import * as rules from './conversation.reducers.ts';
import type { ConversationTypes, ThreadKey, UnsentMessage } from './conversation.types.ts';
import { messageActionsMachine } from './message-actions.machine.ts';
import { olderMessagesMachine } from './older-messages.machine.ts';
import { replySuggestionsMachine } from './reply-suggestions.machine.ts';
import { roomRefreshMachine } from './room-refresh.machine.ts';
import { replyTurnMachine } from './reply-turn.machine.ts';
import type { TurnOutcome } from './reply-turn.types.ts';

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
    olderMessages: olderMessagesMachine,
    roomRefresh: roomRefreshMachine,
    replySuggestions: replySuggestionsMachine,
    messageActions: messageActionsMachine,
    replyTurn: replyTurnMachine,
  },
  actions: {
    addOlderPage: assign(rules.addOlderPage),
    mergeLatestPage: assign(rules.mergeLatestPage),
    replaceMessage: assign(rules.replaceMessage),
    removeMessage: assign(rules.removeMessage),
    enqueue: assign(outbox.enqueue),
    requeue: assign(outbox.requeue),
    requeueAgeRestricted: assign(outbox.requeueAgeRestricted),
    retryUnsent: assign(outbox.retryUnsent),
    requeueCurrent: assign(outbox.requeueCurrent),
    dropUnsent: assign(outbox.dropUnsent),
    resumeReply: assign(rules.resumeReply),
    sendNext: assign(outbox.sendNext),
    retryReply: assign(rules.retryReply),
    markAccepted: assign(rules.markAccepted),
    markUndelivered: assign(rules.markUndelivered),
    applyReplyResult: assign(rules.applyReplyResult),
    persistUnsent: (_, _params: { thread: ThreadKey; unsent: readonly UnsentMessage[] }) => {},
    forgetUnsent: (_, _params: { thread: ThreadKey; ids: readonly string[] }) => {},
    announceChange: (_, _params: { roomId: string }) => {},
    fetchBenefits: () => {},
    changeBenefits: (_, _params: Pick<TurnOutcome['end'], 'benefits'>) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isWithMate: ({ context }, { mateId }: { mateId: string }) => context.room.mate.mateId === mateId,
    isSendable: (_, { text }: { text: string }) => rules.isSendable(text),
    isUnsent: outbox.isUnsent,
    isRecallable: outbox.isRecallable,
    hasNext: outbox.hasNext,
    hasNetworkFailures: outbox.hasNetworkFailures,
    hasReplyUnderWay: ({ context }) => context.messages.some(({ status }) => status === 'streaming'),
    canRetry: rules.canRetry,
    isBehind: rules.isBehind,
    isAnswered: (_, { kind }: TurnOutcome) => kind === 'answered',
    isRoomBusy: (_, { kind }: TurnOutcome) => kind === 'roomBusy',
    isUndelivered: (_, { kind }: TurnOutcome) => kind === 'undelivered',
    isAcceptedAfterStop: (_, { kind }: TurnOutcome) => kind === 'acceptedAfterStop',
  },
  // A server does not announce that it is back: what failed is sent again after a while.
  delays: { retryUnsentAfter: 30_000 },
}).createMachine({
  id: 'conversation',
  description: 'The messages of one room: each is stored, being sent, queued, or held for the user.',
  type: 'parallel',
  context: ({ input }) => rules.createContext(input),
  entry: { type: 'forgetUnsent', params: ({ context }) => rules.deliveredOf(context) },
  on: {
    'message.resend': {
      guard: { type: 'isUnsent', params: ({ event }) => event },
      actions: [
        { type: 'requeue', params: ({ event }) => event },
        { type: 'persistUnsent', params: ({ context }) => outbox.storedQueue(context) },
      ],
    },
    'age.confirmed': { actions: 'requeueAgeRestricted' },
    'message.recall': {
      guard: { type: 'isRecallable', params: ({ event }) => event },
      actions: [
        sendTo('composer', ({ context, event }) => outbox.restoredDraft(context, event)),
        { type: 'dropUnsent', params: ({ event }) => event },
        { type: 'forgetUnsent', params: ({ context, event }) => outbox.recalledOf(context, event) },
      ],
    },
    'mate.blocked': {
      guard: { type: 'isWithMate', params: ({ event }) => event },
      actions: sendTo('composer', { type: 'mate.blocked' }),
    },
    'message.changed': { actions: { type: 'replaceMessage', params: ({ event }) => event } },
    'message.deleted': { actions: { type: 'removeMessage', params: ({ event }) => event } },
    'olderMessages.loaded': { actions: { type: 'addOlderPage', params: ({ event }) => event } },
    'suggestion.chosen': { actions: sendTo('composer', ({ event }) => event) },
  },
  states: {
    composing: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'composer',
            src: 'composer',
            input: ({ context, self }) => ({ parentRef: self, ...rules.composerOf(context) }),
            onError: {
              target: 'running',
              reenter: true,
              actions: { type: 'logFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    exchange: {
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Decides whose turn it is: a reply under way, a queued message, or the user.',
          entry: raise(({ context }) => rules.rangeOf(context)),
          always: [
            { guard: 'hasReplyUnderWay', target: 'replying', actions: 'resumeReply' },
            { guard: 'hasNext', target: 'replying', actions: 'sendNext' },
            { target: 'idle' },
          ],
        },
        idle: {
          entry: raise({ type: 'exchange.idle' }),
          always: { guard: 'hasNext', target: 'deciding' },
          after: {
            retryUnsentAfter: { guard: 'hasNetworkFailures', target: 'deciding', actions: 'retryUnsent' },
          },
          on: {
            'message.send': {
              guard: { type: 'isSendable', params: ({ event }) => event },
              actions: [
                { type: 'enqueue', params: ({ event }) => event },
                { type: 'persistUnsent', params: ({ context }) => outbox.storedQueue(context) },
                sendTo('composer', ({ event }) => ({ type: 'draft.sent', text: event.text })),
              ],
            },
            'reply.retry': {
              guard: { type: 'canRetry', params: ({ event }) => event },
              target: 'replying',
              actions: { type: 'retryReply', params: ({ event }) => event },
            },
            'page.resumed': { actions: ['retryUnsent', raise({ type: 'refresh.request' })] },
            'check.due': { actions: raise({ type: 'check.request' }) },
            'room.checked': {
              guard: { type: 'isBehind', params: ({ event }) => event },
              actions: raise({ type: 'refresh.request' }),
            },
            'room.refreshed': {
              target: 'deciding',
              actions: [
                'retryUnsent',
                { type: 'mergeLatestPage', params: ({ event }) => event },
                sendTo('composer', ({ event }) => rules.composerGateOf(event)),
              ],
            },
          },
        },
        replying: {
          tags: 'replying',
          entry: raise({ type: 'exchange.started' }),
          exit: { type: 'announceChange', params: ({ context }) => ({ roomId: context.roomId }) },
          invoke: {
            id: 'replyTurn',
            src: 'replyTurn',
            input: ({ context, self }) => ({ parentRef: self, ...rules.turnOf(context) }),
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'deciding',
                actions: [
                  { type: 'forgetUnsent', params: ({ context }) => outbox.sentOf(context) },
                  { type: 'applyReplyResult', params: ({ event }) => event.output },
                  { type: 'changeBenefits', params: ({ event }) => event.output.end },
                ],
              },
              {
                guard: { type: 'isRoomBusy', params: ({ event }) => event.output },
                target: 'deciding',
                description: 'The reply that was requested elsewhere is streamed first.',
                actions: ['requeueCurrent', { type: 'mergeLatestPage', params: ({ event }) => event.output }],
              },
              {
                guard: { type: 'isUndelivered', params: ({ event }) => event.output },
                target: 'deciding',
                actions: [
                  { type: 'persistUnsent', params: ({ context, event }) => outbox.unsentOf(context, event) },
                  sendTo('composer', ({ event }) => rules.refusalOf(event.output.end)),
                  { type: 'markUndelivered', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isAcceptedAfterStop', params: ({ event }) => event.output },
                target: 'deciding',
                description: 'The stop arrived after acceptance: the reply is streamed, and can be stopped.',
                actions: [
                  { type: 'forgetUnsent', params: ({ context }) => outbox.sentOf(context) },
                  { type: 'mergeLatestPage', params: ({ event }) => event.output },
                  'fetchBenefits',
                ],
              },
              {
                target: 'deciding',
                actions: [{ type: 'applyReplyResult', params: ({ event }) => event.output }, 'fetchBenefits'],
              },
            ],
            onError: {
              target: 'deciding',
              actions: [
                { type: 'logFailure', params: ({ event }) => event },
                { type: 'applyReplyResult', params: ({ context, event }) => rules.crashed(context, event) },
              ],
            },
          },
          on: {
            'reply.accepted': {
              actions: [
                { type: 'markAccepted', params: ({ event }) => event },
                { type: 'forgetUnsent', params: ({ context }) => outbox.sentOf(context) },
                { type: 'announceChange', params: ({ context }) => ({ roomId: context.roomId }) },
              ],
            },
            'reply.stop': { actions: sendTo('replyTurn', ({ event }) => event) },
            'page.resumed': {
              actions: ['retryUnsent', sendTo('replyTurn', { type: 'connection.restored' })],
            },
          },
        },
      },
    },
    transcript: {
      initial: 'running',
      states: {
        running: {
          invoke: [
            {
              id: 'olderMessages',
              src: 'olderMessages',
              input: ({ context, self }) => ({ parentRef: self, ...rules.olderMessagesOf(context) }),
              onError: { target: 'crashed', actions: { type: 'logFailure', params: ({ event }) => event } },
            },
            {
              id: 'messageActions',
              src: 'messageActions',
              input: ({ self }) => ({ parentRef: self }),
              onError: { target: 'crashed', actions: { type: 'logFailure', params: ({ event }) => event } },
            },
          ],
          on: { 'range.changed': { actions: sendTo('olderMessages', ({ event }) => event) } },
        },
        crashed: { tags: 'crashed', on: { 'load.retry': 'running' } },
      },
    },
    roomRefresh: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'roomRefresh',
            src: 'roomRefresh',
            input: ({ context, self }) => ({ parentRef: self, ...rules.roomRefreshOf(context) }),
            onError: { target: 'crashed', actions: { type: 'logFailure', params: ({ event }) => event } },
          },
          on: {
            'check.request': { actions: sendTo('roomRefresh', ({ event }) => event) },
            'refresh.request': { actions: sendTo('roomRefresh', ({ event }) => event) },
          },
        },
        crashed: { tags: 'crashed', on: { 'load.retry': 'running' } },
      },
    },
    replySuggestions: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'replySuggestions',
            src: 'replySuggestions',
            input: ({ context, self }) => ({ parentRef: self, roomId: context.roomId }),
            onError: { target: 'crashed', actions: { type: 'logFailure', params: ({ event }) => event } },
          },
          on: { 'exchange.*': { actions: sendTo('replySuggestions', ({ event }) => event) } },
        },
        crashed: { tags: 'crashed', on: { 'load.retry': 'running' } },
      },
    },
  },
});
