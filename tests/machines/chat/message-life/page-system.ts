/** A room as a page has it: what a user, the server and the network do to its messages. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Message } from '../../../../contract/rooms/room.ts';
import type { ChatMessage } from '../../../../src/machines/chat/conversation.types.ts';
import { roomRefreshMachine } from '../../../../src/machines/chat/history/room-refresh.machine.ts';
import { neighborsOf } from '../../../../src/machines/chat/outbox/outbox.reducers.ts';
import type { SystemOptions, SystemSnapshot, SystemStep } from 'statechart-tools/properties/live-system';
import type { AnySamples } from 'statechart-tools/explorer/samples';
import {
  contentRefused,
  empty,
  expired,
  idNumber,
  message,
  notFound,
  own,
  page,
  tooEarly,
  tooMany,
  unreachable,
} from '../chat-samples.ts';
import { samples, systemWith } from './room-system.ts';
import { stateOf, statesOf } from './room-facts.ts';

const opened = [own(11), message(12)];
/** The room with the first message of the user, which the page has not read yet. */
const withFirst = page([...opened, own(13, { clientMessageId: idNumber(0), text: 'First' })]);
/** The room with a reply that was requested elsewhere. */
const withOther = page([own(29), message(30, { status: 'streaming', text: '', replyTo: 'message-29' })]);

const isNotSent = (phase: string): boolean => phase === 'blocking' || phase === 'setAside';

const idsWhere =
  (isMeant: (phase: string, snapshot: AnyMachineSnapshot, clientMessageId: string) => boolean) =>
  (snapshot: AnyMachineSnapshot): { readonly clientMessageId: string }[] =>
    snapshot.context.messages
      .filter(({ phase, clientMessageId }: { phase: string; clientMessageId: string }) =>
        isMeant(phase, snapshot, clientMessageId),
      )
      .map(({ clientMessageId }: { clientMessageId: string }) => ({ clientMessageId }));

/** The messages that the server has, while nothing is sent. The last is a reply: the user can like and delete it. */
function storedIn(snapshot: AnyMachineSnapshot): readonly Message[] {
  const stored: readonly Message[] = snapshot.context.messages.map(
    ({ seq, messageId, clientMessageId, role, text, status, replyTo }: Message) =>
      message(seq, { messageId, clientMessageId, role, text, status, replyTo }),
  );
  return snapshot.matches({ exchange: 'idle' }) && stored.at(-1)?.status === 'done' ? stored : [];
}

const conversation: AnySamples = {
  events: {
    'message.send': ({ context: { idCount } }) =>
      ['First', 'Second', 'Third']
        .slice(idCount, idCount + 1)
        .map((text) => ({ text, at: 20_000 + idCount })),
    'reply.stop': (snapshot) => (snapshot.hasTag('replying') ? [{}] : []),
    'reply.request': (snapshot) =>
      [{ kind: 'retry', messageId: snapshot.context.messages.at(-1)?.replyTo ?? '' }].filter((request) =>
        snapshot.can({ type: 'reply.request', ...request }),
      ),
    'message.changed': (snapshot) =>
      snapshot.context.messages.at(-1)?.isLiked === true
        ? []
        : storedIn(snapshot)
            .slice(-1)
            .map((last) => ({ message: { ...last, liked: true } })),
    'branch.shown': (snapshot) =>
      storedIn(snapshot)
        .slice(-1)
        .map(({ seq }) => ({ info: { ...page(storedIn(snapshot).slice(0, -1)), lastSeq: seq } })),
    'facts.forgotten': [{ messageId: 'message-11' }],
    'account.changed': [{}],
  },
  actors: {},
};

/** The events that each status of a message offers. */
const outbox: AnySamples = {
  events: {
    'message.resend': idsWhere(isNotSent),
    'message.recall': idsWhere((phase) => phase !== 'sending'),
    'message.move': idsWhere(
      (_, { context }, clientMessageId) => neighborsOf(context, { clientMessageId }) !== null,
    ),
  },
  actors: {},
};

const replyTurn: AnySamples = {
  events: {},
  actors: { fetchMessages: { done: [page(opened), withFirst, withOther], error: [unreachable] } },
};

const chatStream: AnySamples = {
  ...samples.chatStream,
  actors: {
    streamReply: {
      done: [undefined],
      error: [unreachable, empty, contentRefused, expired, notFound, tooEarly, tooMany],
    },
    stopReply: { done: [message(40, { status: 'stopped', text: 'So' })], error: [unreachable] },
  },
};

const roomRefresh: AnySamples = {
  events: {},
  actors: { fetchMessages: { done: [page(opened), withFirst], error: [] } },
};

const room = systemWith([]);

/** The machines whose states the page is compared with. */
export const machines = ['conversation', 'outbox', 'outgoingMessage', 'replyTurn', 'chatStream'] as const;

/** The states of these machines, in the order of the actors. */
export const machineStatesIn = ({ actors }: SystemSnapshot) =>
  actors.flatMap(({ machine, snapshot }) =>
    machines.some((id) => id === machine) ? [{ machine: machine ?? '', value: snapshot.value }] : [],
  );

/**
 * The room of a page that is visible. Its regular checks find nothing: the page answers them at once, and they are left
 * out here.
 */
export const pageSystem: SystemOptions = {
  ...room,
  samples: { ...samples, conversation, outbox, replyTurn, chatStream, roomRefresh },
  external: {
    ...room.external,
    conversation: Object.keys(conversation.events),
    outbox: Object.keys(outbox.events),
    roomRefresh: ['connection.restored'],
  },
  replaced: { roomRefresh: roomRefreshMachine.provide({ delays: { interval: never() } }) },
  within: isPossible,
};

/** A delay that no walk waits for. */
function never(): number {
  return 1e9;
}

const hasSignedOut = (snapshot: SystemSnapshot): boolean =>
  statesOf(snapshot, 'outgoingMessage').some((state) => state.matches({ unsent: { blocking: 'signIn' } })) ||
  snapshot.snapshot.context.messages.some(({ failure }: ChatMessage) => failure?.kind === 'expired');

/** What ends the stream's wait before it reads on: time, the user, the network. */
const endsWait = new Set(['time', 'reply.stop', 'connection.restored']);

/** Whether the page can be brought to take the step. */
function isPossible(snapshot: SystemSnapshot, { path, event, cause }: SystemStep): boolean {
  // The dialog to sign in covers the page.
  if (hasSignedOut(snapshot)) return false;
  // Where no message is being sent, the model would not show for how long the dialog is open.
  if (cause.kind === 'error' && cause.result === expired)
    return statesOf(snapshot, 'outgoingMessage').some((state) => state.matches('sending'));
  // Two calls for the room cannot be told apart.
  const isLooking = ['waitingForOtherReply', 'checking'].some((state) =>
    stateOf(snapshot, 'replyTurn')?.matches(state),
  );
  const isRefresh = path?.includes('roomRefresh') === true;
  // To write, send or move a message takes a page longer than the stream waits before it reads on.
  const isShort = stateOf(snapshot, 'chatStream')?.matches('reconnecting') === true;
  if (isShort && !endsWait.has(event.type)) return false;
  return !(isLooking && isRefresh) && (cause.kind !== 'timer' || cause.delay < 60_000);
}
