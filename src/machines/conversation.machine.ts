import { assign, not, sendTo, setup, stateIn } from 'xstate';
import type { RoomInfo } from '../../contract/room.ts';
import type { UserBenefits } from '../../contract/user.ts';
import { absentCallback, absentPromise } from './absent.ts';
import { chatStreamMachine } from './chat-stream.machine.ts';
import type { ReplyOutcome } from './chat-stream.types.ts';
import { composerMachine } from './composer.machine.ts';
import { accepted } from './conversation.messages.ts';
import * as rules from './conversation.rules.ts';
import type {
  ConversationContext,
  ConversationEvent,
  ConversationInput,
  ConversationTag,
  Desk,
  Named,
  Said,
  UnsentMessage,
} from './conversation.types.ts';

/** What is said in one room: older messages, what is written, and the reply under way. */
export const conversationMachine = setup({
  types: {
    context: {} as ConversationContext,
    input: {} as ConversationInput,
    events: {} as ConversationEvent,
    tags: {} as ConversationTag,
    children: {} as {
      composer: 'composer';
      watchPage: 'watchPage';
      readOlder: 'readPage';
      readNewest: 'readPage';
      readMeanwhile: 'readPage';
      chatStream: 'chatStream';
    },
  },
  actors: {
    readPage: absentPromise<RoomInfo, { roomId: string; before: number | null }>('readPage'),
    watchPage: absentCallback('watchPage'),
    composer: composerMachine,
    chatStream: chatStreamMachine,
  },
  actions: {
    addOlder: assign(({ context }, page: RoomInfo) => rules.lengthenedBy(context, page)),
    renew: assign(({ context }, page: RoomInfo) => rules.renewedBy(context, page)),
    enqueue: assign(({ context }, said: Said) => rules.enqueued(context, said)),
    requeue: assign(({ context }, named: Named) => rules.queuedAgain(context, named)),
    requeueCutOff: assign(({ context }) => ({ messages: rules.requeued(context.messages) })),
    putBack: assign(({ context }) => rules.putBack(context)),
    holdQueued: assign(({ context }) => ({ messages: rules.held(context.messages) })),
    drop: assign(({ context }, named: Named) => rules.without(context, named)),
    takeUnfinished: assign(({ context }) => rules.resuming(context)),
    takeQueued: assign(({ context }) => rules.sendingNext(context)),
    takeRetry: assign(({ context }, { messageId }: { messageId: string }) =>
      rules.retrying(context, messageId),
    ),
    markAccepted: assign(({ context }, { messageId }: { messageId: string }) => ({
      messages: accepted(context.messages, messageId),
    })),
    settle: assign(({ context }, end: ReplyOutcome) => rules.settledBy(context, end)),
    keepUnsent: (_, _params: { desk: Desk; unsent: UnsentMessage }) => {},
    forgetUnsent: (_, _params: { desk: Desk; ids: readonly string[] }) => {},
    askBenefits: () => {},
    changeBenefits: (_, _params: { benefits: UserBenefits | null }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasOlder: ({ context }) => context.hasMore,
    isSayable: (_, { text }: { text: string }) => rules.isSayable(text),
    isUnsent: ({ context }, { clientMessageId }: Named) => rules.isUnsent(context.messages, clientMessageId),
    canRetry: ({ context }, { messageId }: { messageId: string }) =>
      rules.canRetry(context.messages, messageId),
    hasUnfinished: ({ context }) => context.messages.some(({ status }) => status === 'streaming'),
    hasQueued: ({ context }) => context.messages.some(({ status }) => status === 'queued'),
    hasCutOff: ({ context }) => rules.hasCutOff(context.messages),
    isDone: (_, { outcome }: ReplyOutcome) => outcome === 'done',
    isTooEarly: ({ context }, end: ReplyOutcome) => rules.isTooEarly(context, end),
    isLeftUnsent: ({ context }, { replyId }: ReplyOutcome) =>
      replyId === null && context.request?.kind === 'send',
    isResting: stateIn({ exchange: 'resting' }),
  },
  // A server that comes back tells nobody: what it did not get is sent anew after a while.
  delays: { patience: 15_000, relief: 30_000, breath: 3000 },
}).createMachine({
  id: 'conversation',
  description:
    'What is said in one room. Nothing is lost: it is shown, it is on its way, or it waits for the person.',
  type: 'parallel',
  context: ({ input }) => rules.begun(input),
  entry: { type: 'forgetUnsent', params: ({ context }) => rules.arrivedOf(context) },
  on: {
    'message.resend': {
      guard: { type: 'isUnsent', params: ({ event }) => event },
      actions: { type: 'requeue', params: ({ event }) => event },
    },
    'message.withdraw': {
      guard: { type: 'isUnsent', params: ({ event }) => event },
      actions: [
        sendTo('composer', ({ context, event }) => rules.returned(context, event)),
        { type: 'drop', params: ({ event }) => event },
        { type: 'forgetUnsent', params: ({ context, event }) => rules.withdrawnOf(context, event) },
      ],
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
    history: {
      initial: 'rested',
      states: {
        rested: {
          always: { guard: not('hasOlder'), target: 'whole' },
          on: { 'history.reached': 'loading' },
        },
        loading: {
          tags: 'older',
          invoke: {
            id: 'readOlder',
            src: 'readPage',
            input: ({ context }) => rules.olderPage(context),
            onDone: { target: 'rested', actions: { type: 'addOlder', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: { patience: { target: 'failed', description: 'Offers to ask anew.' } },
        },
        failed: { tags: 'olderFailed', on: { 'history.retry': 'loading' } },
        whole: {
          description: 'The beginning is shown. A renewal may leave older messages out again.',
          always: { guard: 'hasOlder', target: 'rested' },
        },
      },
    },
    freshness: {
      description:
        'The room may have gone on elsewhere: in another tab, or on the server while this page slept.',
      initial: 'watched',
      states: {
        watched: {
          invoke: {
            id: 'watchPage',
            src: 'watchPage',
            onError: {
              target: 'unwatched',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          initial: 'fresh',
          states: {
            fresh: {
              on: {
                'page.shown': { guard: 'isResting', target: 'renewing', actions: 'requeueCutOff' },
                'connection.restored': { guard: 'isResting', target: 'renewing', actions: 'requeueCutOff' },
              },
            },
            renewing: {
              invoke: {
                id: 'readNewest',
                src: 'readPage',
                input: ({ context }) => rules.newestPage(context),
                onDone: [
                  {
                    guard: 'isResting',
                    target: 'fresh',
                    actions: { type: 'renew', params: ({ event }) => event.output },
                  },
                  { target: 'fresh', description: 'A reply began meanwhile: it tells what is newer.' },
                ],
                onError: {
                  target: 'fresh',
                  actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
        unwatched: { description: 'Only opening the room again tells what happened elsewhere.' },
      },
    },
    exchange: {
      initial: 'resting',
      states: {
        resting: {
          always: [
            { guard: 'hasUnfinished', target: 'replying', actions: 'takeUnfinished' },
            { guard: 'hasQueued', target: 'replying', actions: 'takeQueued' },
          ],
          after: {
            relief: { guard: 'hasCutOff', target: 'resting', reenter: true, actions: 'requeueCutOff' },
          },
          on: {
            'message.send': {
              guard: { type: 'isSayable', params: ({ event }) => event },
              actions: [
                { type: 'enqueue', params: ({ event }) => event },
                { type: 'keepUnsent', params: ({ context }) => rules.keptNewest(context) },
                sendTo('composer', ({ event }) => ({ type: 'draft.sent', text: event.text })),
              ],
            },
            'reply.retry': {
              guard: { type: 'canRetry', params: ({ event }) => event },
              target: 'replying',
              actions: { type: 'takeRetry', params: ({ event }) => event },
            },
          },
        },
        replying: {
          tags: 'replying',
          invoke: {
            id: 'chatStream',
            src: 'chatStream',
            input: ({ context }) => rules.requestOf(context),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'resting',
                actions: [
                  { type: 'forgetUnsent', params: ({ context }) => rules.sentOf(context) },
                  { type: 'settle', params: ({ event }) => event.output },
                  { type: 'changeBenefits', params: ({ event }) => ({ benefits: event.output.benefits }) },
                ],
              },
              {
                guard: { type: 'isTooEarly', params: ({ event }) => event.output },
                target: 'givingWay',
                actions: 'putBack',
              },
              {
                guard: { type: 'isLeftUnsent', params: ({ event }) => event.output },
                target: 'resting',
                actions: [
                  {
                    type: 'keepUnsent',
                    params: ({ context, event }) => rules.keptUnsent(context, event.output),
                  },
                  { type: 'settle', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'resting',
                description: 'What a reply without a proper end has cost is asked for.',
                actions: [{ type: 'settle', params: ({ event }) => event.output }, 'askBenefits'],
              },
            ],
            onError: {
              target: 'resting',
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
                { type: 'forgetUnsent', params: ({ context }) => rules.sentOf(context) },
              ],
            },
            'reply.stop': { actions: sendTo('chatStream', ({ event }) => event) },
            'connection.restored': { actions: sendTo('chatStream', ({ event }) => event) },
          },
        },
        givingWay: {
          tags: 'replying',
          description: 'A reply asked for elsewhere is under way: it is read before the message goes.',
          invoke: {
            id: 'readMeanwhile',
            src: 'readPage',
            input: ({ context }) => rules.newestPage(context),
            onDone: { actions: { type: 'renew', params: ({ event }) => event.output } },
            onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
          },
          always: { guard: 'hasUnfinished', target: 'resting' },
          after: { breath: 'resting' },
          on: { 'reply.stop': { target: 'resting', actions: 'holdQueued' } },
        },
      },
    },
  },
});
