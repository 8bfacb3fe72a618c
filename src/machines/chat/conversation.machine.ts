import { assign, sendTo, setup } from 'xstate';
import type { RoomInfo } from '../../../contract/room.ts';
import { chatActionsMachine } from './chat-actions.machine.ts';
import type { Accepted, ReplyOutcome } from './chat-stream.types.ts';
import { composerMachine } from './composer.machine.ts';
import { accepted } from './transcript.ts';
import * as outbox from './conversation.outbox.ts';
import * as rules from './conversation.reducers.ts';
import type {
  ConversationChildren,
  ConversationContext,
  ConversationEvent,
  ConversationInput,
  ConversationTag,
  ThreadKey,
  Named,
  Said,
  UnsentMessage,
} from './conversation.types.ts';
import { olderMessagesMachine } from './older-messages.machine.ts';
import type { Changed } from './message-actions.types.ts';
import { roomRefreshMachine } from './room-refresh.machine.ts';
import { replyTurnMachine } from './reply-turn.machine.ts';
import type { TurnOutcome } from './reply-turn.types.ts';

export const conversationMachine = setup({
  types: {
    context: {} as ConversationContext,
    input: {} as ConversationInput,
    events: {} as ConversationEvent,
    tags: {} as ConversationTag,
    children: {} as ConversationChildren,
  },
  actors: {
    composer: composerMachine,
    olderMessages: olderMessagesMachine,
    roomRefresh: roomRefreshMachine,
    chatActions: chatActionsMachine,
    replyTurn: replyTurnMachine,
  },
  actions: {
    addOlder: assign(({ context }, { info }: { info: RoomInfo }) => rules.lengthenedBy(context, info)),
    renew: assign(({ context }, { info }: { info: RoomInfo | null }) => rules.renewedBy(context, info)),
    change: assign(({ context }, { message }: Changed) => rules.changedBy(context, message)),
    lose: assign(({ context }, { messageId }: { messageId: string }) =>
      rules.withoutStored(context, messageId),
    ),
    enqueue: assign(({ context }, said: Said) => outbox.enqueued(context, said)),
    requeue: assign(({ context }, named: Named) => outbox.queuedAgain(context, named)),
    requeueAgeRestricted: assign(({ context }) => ({ messages: outbox.requeuedAgeless(context.messages) })),
    requeueCutOff: assign(({ context }) => ({ messages: outbox.requeued(context.messages) })),
    requeueCurrent: assign(({ context }) => outbox.requeueCurrent(context)),
    drop: assign(({ context }, named: Named) => outbox.without(context, named)),
    resumeReply: assign(({ context }) => rules.resuming(context)),
    sendNext: assign(({ context }) => outbox.sendingNext(context)),
    retryReply: assign(({ context }, { messageId }: { messageId: string }) =>
      rules.retrying(context, messageId),
    ),
    markAccepted: assign(({ context }, named: Accepted) => ({
      messages: accepted(context.messages, named),
    })),
    leave: assign(({ context }, end: ReplyOutcome) => rules.leftBy(context, end)),
    settle: assign(({ context }, end: ReplyOutcome) => rules.settledBy(context, end)),
    persistUnsent: (_, _params: { thread: ThreadKey; unsent: readonly UnsentMessage[] }) => {},
    forgetUnsent: (_, _params: { thread: ThreadKey; ids: readonly string[] }) => {},
    announceChange: (_, _params: { roomId: string }) => {},
    refreshBenefits: () => {},
    changeBenefits: (_, _params: Pick<ReplyOutcome, 'benefits'>) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isWithMate: ({ context }, { mateId }: { mateId: string }) => context.room.mate.mateId === mateId,
    isSendable: (_, { text }: { text: string }) => rules.isSendable(text),
    isUnsent: ({ context }, { clientMessageId }: Named) => outbox.isUnsent(context.messages, clientMessageId),
    canRetry: ({ context }, { messageId }: { messageId: string }) =>
      rules.canRetry(context.messages, messageId),
    hasUnfinished: ({ context }) => context.messages.some(({ status }) => status === 'streaming'),
    isWithdrawable: ({ context }, named: Named) => outbox.isWithdrawable(context.messages, named),
    hasNext: ({ context }) => outbox.hasNext(context.messages),
    isBehind: ({ context }, { info }: { info: RoomInfo }) => rules.isBehind(context, info),
    hasNetworkFailures: ({ context }) => outbox.hasNetworkFailures(context.messages),
    isAnswered: (_, { fate }: TurnOutcome) => fate === 'answered',
    isTooEarly: (_, { fate }: TurnOutcome) => fate === 'tooEarly',
    isUndelivered: (_, { fate }: TurnOutcome) => fate === 'unsent',
    isTaken: (_, { fate }: TurnOutcome) => fate === 'taken',
  },
  // A server does not announce that it is back: what failed is sent again after a while.
  delays: { retryUnsentAfter: 30_000 },
}).createMachine({
  id: 'conversation',
  description: 'The messages of one room: each is shown, being sent, or waiting for the user; none is lost.',
  type: 'parallel',
  context: ({ input }) => rules.begun(input),
  entry: { type: 'forgetUnsent', params: ({ context }) => rules.arrivedOf(context) },
  // What goes on around the exchange: nothing that is said depends on it.
  invoke: [
    {
      id: 'olderMessages',
      src: 'olderMessages',
      input: ({ context }) => rules.beginningOf(context),
      onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
    },
    {
      id: 'roomRefresh',
      src: 'roomRefresh',
      input: ({ context }) => rules.renewalOf(context),
      onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
    },
    {
      id: 'chatActions',
      src: 'chatActions',
      input: ({ context }) => ({ roomId: context.roomId }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
    },
  ],
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
      guard: { type: 'isWithdrawable', params: ({ event }) => event },
      actions: [
        sendTo('composer', ({ context, event }) => outbox.returned(context, event)),
        { type: 'drop', params: ({ event }) => event },
        { type: 'forgetUnsent', params: ({ context, event }) => outbox.withdrawnOf(context, event) },
      ],
    },
    'mate.blocked': {
      guard: { type: 'isWithMate', params: ({ event }) => event },
      actions: sendTo('composer', { type: 'mate.blocked' }),
    },
    'message.changed': { actions: { type: 'change', params: ({ event }) => event } },
    'message.deleted': { actions: { type: 'lose', params: ({ event }) => event } },
    'olderMessages.loaded': { actions: { type: 'addOlder', params: ({ event }) => event } },
    'suggestion.chosen': {
      actions: sendTo('composer', ({ event }) => ({ type: 'draft.suggest', text: event.text })),
    },
  },
  states: {
    writing: {
      initial: 'open',
      states: {
        open: {
          invoke: {
            id: 'composer',
            src: 'composer',
            input: ({ context }) => rules.composerOf(context),
            onError: {
              target: 'open',
              reenter: true,
              description: 'There is always a composer to write in and to send to.',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    exchange: {
      initial: 'turning',
      states: {
        turning: {
          description: 'Whose turn it is: a reply under way, a message that waits, or the person.',
          always: [
            { guard: 'hasUnfinished', target: 'replying', actions: 'resumeReply' },
            { guard: 'hasNext', target: 'replying', actions: 'sendNext' },
            { target: 'resting' },
          ],
        },
        resting: {
          entry: sendTo('chatActions', { type: 'exchange.idle' }),
          always: { guard: 'hasNext', target: 'turning' },
          after: {
            retryUnsentAfter: { guard: 'hasNetworkFailures', target: 'turning', actions: 'requeueCutOff' },
          },
          on: {
            'actions.ready': { actions: sendTo('chatActions', { type: 'exchange.idle' }) },
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
            'page.resumed': {
              actions: ['requeueCutOff', sendTo('roomRefresh', { type: 'refresh.request' })],
            },
            'check.due': { actions: sendTo('roomRefresh', { type: 'check.request' }) },
            'room.checked': {
              guard: { type: 'isBehind', params: ({ event }) => event },
              actions: sendTo('roomRefresh', { type: 'refresh.request' }),
            },
            'room.refreshed': {
              target: 'turning',
              actions: [
                'requeueCutOff',
                { type: 'renew', params: ({ event }) => event },
                sendTo('composer', ({ event }) => rules.doorOf(event)),
                sendTo('olderMessages', ({ context }) => rules.historyOf(context)),
              ],
            },
          },
        },
        replying: {
          tags: 'replying',
          entry: sendTo('chatActions', { type: 'exchange.started' }),
          exit: { type: 'announceChange', params: ({ context }) => ({ roomId: context.roomId }) },
          invoke: {
            id: 'replyTurn',
            src: 'replyTurn',
            input: ({ context }) => rules.turnOf(context),
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'turning',
                actions: [
                  { type: 'forgetUnsent', params: ({ context }) => outbox.sentOf(context) },
                  { type: 'settle', params: ({ event }) => event.output.end },
                  {
                    type: 'changeBenefits',
                    params: ({ event }) => ({ benefits: event.output.end.benefits }),
                  },
                ],
              },
              {
                guard: { type: 'isTooEarly', params: ({ event }) => event.output },
                target: 'turning',
                description: 'The reply that was requested elsewhere is read first.',
                actions: [
                  'requeueCurrent',
                  { type: 'renew', params: ({ event }) => event.output },
                  sendTo('olderMessages', ({ context }) => rules.historyOf(context)),
                ],
              },
              {
                guard: { type: 'isUndelivered', params: ({ event }) => event.output },
                target: 'turning',
                actions: [
                  {
                    type: 'persistUnsent',
                    params: ({ context, event }) => outbox.storedUnsent(context, event.output.end),
                  },
                  sendTo('composer', ({ event }) => rules.refusalOf(event.output.end)),
                  { type: 'leave', params: ({ event }) => event.output.end },
                ],
              },
              {
                guard: { type: 'isTaken', params: ({ event }) => event.output },
                target: 'turning',
                description: 'The stop arrived after acceptance: the reply is read, and can be stopped.',
                actions: [
                  { type: 'forgetUnsent', params: ({ context }) => outbox.sentOf(context) },
                  { type: 'renew', params: ({ event }) => event.output },
                  sendTo('olderMessages', ({ context }) => rules.historyOf(context)),
                  'refreshBenefits',
                ],
              },
              {
                target: 'turning',
                description: 'What a reply without a proper end has cost is asked for.',
                actions: [{ type: 'settle', params: ({ event }) => event.output.end }, 'refreshBenefits'],
              },
            ],
            onError: {
              target: 'turning',
              actions: [
                { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'settle', params: ({ context, event }) => rules.crashed(context, event.error) },
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
              actions: ['requeueCutOff', sendTo('replyTurn', { type: 'connection.restored' })],
            },
          },
        },
      },
    },
  },
});
