import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { code as codes } from '../../../../contract/envelope.ts';
import type { Failure } from '../../shared/failure.ts';
import {
  isAgeRestricted,
  isEditedMissing,
  isRefusedAlone,
  isTemporary,
  storedFailure,
  toStored,
} from './outgoing-message.guards.ts';
import { writtenOf } from '../history/written-message.ts';
import type {
  SendingEnded,
  ThreadKey,
  UnsentMessage,
  ClientMessageRef,
  NewMessage,
} from './unsent-message.types.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

/**
 * Where a message is in its life: `queued` until it is its turn, `sending`, `blocking` the messages behind it until its
 * failure is resolved, or `setAside` for the user while those behind it are sent.
 */
export type OutgoingPhase = 'queued' | 'sending' | 'blocking' | 'setAside';

/** The reports of a message to the outbox. */
export type OutgoingReport =
  | ({ readonly type: 'phase.changed'; readonly phase: OutgoingPhase } & ClientMessageRef)
  /** The user stopped it before the server had it: those behind it wait too. */
  | { readonly type: 'message.stopped' }
  /** The user took it back: its text returns to the composer. */
  | ({ readonly type: 'message.recalled'; readonly text: string } & ClientMessageRef);

export interface OutgoingMessageInput {
  readonly parentRef: ParentRef<OutgoingReport>;
  readonly thread: ThreadKey;
  readonly message: UnsentMessage;
}

export interface OutgoingMessageContext extends Omit<NewMessage, 'edits'>, ClientMessageRef {
  /** The id of the message whose place it takes; undefined for one that continues the conversation. */
  readonly edits?: string | undefined;
  readonly parentRef: ParentRef<OutgoingReport>;
  readonly thread: ThreadKey;
  /** Whether it waits for the user when the room opens. */
  readonly needsUser: boolean;
  /** Why it was not sent; null where the user stopped it. */
  readonly failure: Failure | null;
}

export type OutgoingMessageEvent =
  /** It is its turn. */
  | { readonly type: 'message.send' }
  | SendingEnded
  /** The user asks for this message to be sent again. */
  | { readonly type: 'message.resend' }
  /** The user moved it: its time gives its place among the others. */
  | { readonly type: 'order.changed'; readonly at: number }
  /** A message behind it is to be sent: it is tried once more if it blocks. */
  | { readonly type: 'message.retry' }
  /** The user stopped the message in front of it. */
  | { readonly type: 'message.hold' }
  /** The user takes it back. */
  | { readonly type: 'message.recall' }
  /** The network or the page returned. */
  | { readonly type: 'connection.restored' }
  | { readonly type: 'age.confirmed' };

export type OutgoingMessageTag = 'queued' | 'sending' | 'notSent';

export const outgoingMessageMachine = setup({
  types: {
    context: {} as OutgoingMessageContext,
    input: {} as OutgoingMessageInput,
    events: {} as OutgoingMessageEvent,
    tags: {} as OutgoingMessageTag,
  },
  actions: {
    setFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure })),
    setTime: assign((_, { at }: { at: number }) => ({ at })),
    clearFailure: assign({ failure: null }),
    dropEdit: assign({ edits: undefined }),
    reportPhase: sendTo(
      ({ context }) => context.parentRef,
      ({ context: { clientMessageId } }, { phase }: { phase: OutgoingPhase }) => ({
        type: 'phase.changed',
        clientMessageId,
        phase,
      }),
    ),
    reportStop: sendTo(({ context }) => context.parentRef, { type: 'message.stopped' }),
    persistUnsent: (_, _params: { thread: ThreadKey; message: UnsentMessage }) => {},
    forgetUnsent: (_, _params: { thread: ThreadKey; ids: readonly string[] }) => {},
  },
  guards: {
    needsUser: ({ context }) => context.needsUser,
    isRoomBusy: (_, { result }: SendingEnded) => result === 'roomBusy',
    isStop: (_, { result }: SendingEnded) => result === 'stopped',
    isStopped: ({ context }) => context.failure === null,
    isTemporary: ({ context }) => isTemporary(context.failure),
    isExpired: ({ context }) => context.failure?.kind === 'expired',
    isAgeRestricted: ({ context }) => isAgeRestricted(context.failure),
    isAllowanceEmpty: ({ context }) => context.failure?.code === codes.allowanceEmpty,
    isRefusedAlone: ({ context }) => isRefusedAlone(context.failure),
    isEditedMissing: ({ context }) => isEditedMissing(context.failure),
  },
  // A server does not announce that it is back: what failed is sent again after a while.
  delays: { retryUnsentAfter: 30_000 },
}).createMachine({
  id: 'outgoingMessage',
  description:
    'One message of the user, from the moment of writing until the user recalls it, or the outbox stops it because the server has it.',
  context: ({ input: { parentRef, thread, message } }) => ({
    parentRef,
    thread,
    ...writtenOf(message),
    needsUser: message.needsUser,
    failure: storedFailure(message),
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'needsUser', target: 'unsent' }, { target: 'queued' }] },
    queued: {
      tags: 'queued',
      description: 'Waits for its turn. Stored until the server has it.',
      entry: ['clearFailure', { type: 'persistUnsent', params: ({ context }) => storedIn(context, false) }],
      on: {
        'message.send': 'sending',
        'message.hold': 'unsent',
        'message.recall': 'recalled',
        'order.changed': {
          actions: [
            { type: 'setTime', params: ({ event }) => event },
            { type: 'persistUnsent', params: ({ context }) => storedIn(context, false) },
          ],
        },
      },
    },
    requeued: {
      entry: { type: 'reportPhase', params: { phase: 'queued' } },
      always: 'queued',
    },
    sending: {
      tags: 'sending',
      entry: { type: 'reportPhase', params: { phase: 'sending' } },
      on: {
        'sending.ended': [
          {
            guard: { type: 'isRoomBusy', params: ({ event }) => event },
            target: 'requeued',
            description: 'The reply that was requested elsewhere is streamed first.',
          },
          {
            guard: { type: 'isStop', params: ({ event }) => event },
            target: 'unsent',
            actions: 'reportStop',
          },
          { target: 'unsent', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    unsent: {
      tags: 'notSent',
      entry: {
        type: 'persistUnsent',
        params: ({ context }) => storedIn(context),
      },
      on: { 'message.resend': 'requeued', 'message.recall': 'recalled' },
      initial: 'classifying',
      states: {
        classifying: {
          always: [
            { guard: 'isStopped', target: 'setAside' },
            { guard: 'isTemporary', target: 'blocking.network' },
            { guard: 'isExpired', target: 'blocking.signIn' },
            { guard: 'isAgeRestricted', target: 'blocking.age' },
            { guard: 'isAllowanceEmpty', target: 'blocking.allowance' },
            { guard: 'isRefusedAlone', target: 'setAside' },
            { target: 'blocking.refused' },
          ],
        },
        blocking: {
          description: 'The messages behind it would fail for the same reason, or arrive in the wrong order.',
          entry: { type: 'reportPhase', params: { phase: 'blocking' } },
          on: { 'message.retry': '#outgoingMessage.requeued' },
          initial: 'refused',
          states: {
            network: {
              description: 'No connection, or the server is overloaded: it is sent again automatically.',
              after: { retryUnsentAfter: '#outgoingMessage.requeued' },
              on: { 'connection.restored': '#outgoingMessage.requeued' },
            },
            signIn: { description: 'The session expired: it is sent when the room opens after sign-in.' },
            age: { on: { 'age.confirmed': '#outgoingMessage.requeued' } },
            allowance: {},
            refused: {},
          },
        },
        setAside: {
          description: 'The user stopped it, or only it was refused: only the user sends it again.',
          entry: { type: 'reportPhase', params: { phase: 'setAside' } },
          on: {
            'message.resend': {
              guard: 'isEditedMissing',
              target: '#outgoingMessage.requeued',
              description: 'There is nothing to take the place of: it is sent as a new message.',
              actions: 'dropEdit',
            },
          },
        },
      },
    },
    recalled: {
      type: 'final',
      entry: [
        { type: 'forgetUnsent', params: ({ context }) => toStoredRef(context) },
        sendTo(
          ({ context }) => context.parentRef,
          ({ context: { clientMessageId, text } }) => ({ type: 'message.recalled', clientMessageId, text }),
        ),
      ],
    },
  },
});

export type OutgoingMessageActor = ActorRefFrom<typeof outgoingMessageMachine>;

const storedIn = (context: OutgoingMessageContext, isHeld?: boolean) => ({
  thread: context.thread,
  message: toStored(context, context.failure, isHeld),
});

const toStoredRef = ({ thread, clientMessageId }: OutgoingMessageContext) => ({
  thread,
  ids: [clientMessageId],
});
