/**
 * Where the states of the machines of a message are drawn, on a grid of three columns, and the main ways between them. A test
 * compares them with the machines: every state is here, and every way is a transition.
 */
import type { Messages } from '../../../locales/messages.ts';
import type { WatchedMachine } from '../../../machines/chat/behind/message-life.reducers.ts';

type States = Messages['behindChat']['states'];

/** Column and row of a state. */
export type Cell = readonly [column: number, row: number];

export interface Frame {
  readonly name: keyof Messages['behindChat']['groups'];
  readonly from: Cell;
  readonly to: Cell;
}

export interface Diagram<State extends string = string> {
  readonly cells: Readonly<Record<State, Cell>>;
  /** A frame around states that are left in the same way; it has the name of a group. */
  readonly frame?: Frame;
  /** From a state or the frame to a state or the frame. */
  readonly arrows: readonly (readonly [from: State | 'frame', to: State | 'frame'])[];
}

export const diagrams: {
  readonly [Machine in WatchedMachine]: Diagram<Extract<keyof States[Machine], string>>;
} = {
  outgoingMessage: {
    cells: {
      queued: [0, 0],
      sending: [1, 0],
      delivered: [2, 0],
      recalled: [2, 1],
      'unsent.blocking.network': [0, 2],
      'unsent.blocking.signIn': [1, 2],
      'unsent.blocking.age': [2, 2],
      'unsent.blocking.allowance': [0, 3],
      'unsent.blocking.refused': [1, 3],
      'unsent.setAside': [2, 3],
    },
    frame: { name: 'notSent', from: [0, 2], to: [2, 3] },
    arrows: [
      ['queued', 'sending'],
      ['sending', 'delivered'],
      ['sending', 'frame'],
      ['frame', 'queued'],
      ['frame', 'recalled'],
    ],
  },
  replyTurn: {
    cells: {
      failed: [0, 0],
      answered: [1, 0],
      replying: [0, 1],
      checking: [1, 1],
      acceptedAfterStop: [2, 1],
      undelivered: [0, 2],
      waitingForOtherReply: [1, 2],
      roomBusy: [2, 2],
    },
    arrows: [
      ['replying', 'answered'],
      ['replying', 'failed'],
      ['replying', 'undelivered'],
      ['replying', 'checking'],
      ['replying', 'waitingForOtherReply'],
      ['checking', 'acceptedAfterStop'],
      ['checking', 'undelivered'],
      ['waitingForOtherReply', 'roomBusy'],
      ['waitingForOtherReply', 'undelivered'],
    ],
  },
  chatStream: {
    cells: {
      'reading.connecting.pending': [0, 0],
      'reading.streaming': [1, 0],
      done: [2, 0],
      'reading.connecting.slow': [0, 1],
      'reading.thinking': [1, 1],
      reconnecting: [2, 1],
      'reading.awaitingAcceptance': [0, 2],
      stopping: [1, 2],
      failed: [2, 2],
      stopped: [1, 3],
    },
    frame: { name: 'reading', from: [0, 0], to: [1, 1] },
    arrows: [
      ['reading.connecting.pending', 'reading.connecting.slow'],
      ['reading.connecting.pending', 'reading.streaming'],
      ['reading.connecting.slow', 'reading.streaming'],
      ['reading.streaming', 'reading.thinking'],
      ['reading.thinking', 'reading.streaming'],
      ['frame', 'done'],
      ['frame', 'reconnecting'],
      ['reconnecting', 'frame'],
      ['reconnecting', 'failed'],
      ['frame', 'reading.awaitingAcceptance'],
      ['frame', 'stopping'],
      ['reading.awaitingAcceptance', 'stopping'],
      ['reading.awaitingAcceptance', 'stopped'],
      ['stopping', 'stopped'],
    ],
  },
  modelHost: {
    cells: {
      unknown: [0, 0],
      loading: [1, 0],
      gone: [2, 0],
      reading: [1, 1],
      ready: [2, 1],
    },
    arrows: [
      ['unknown', 'loading'],
      ['unknown', 'reading'],
      ['loading', 'gone'],
      ['loading', 'reading'],
      ['reading', 'ready'],
      ['ready', 'gone'],
    ],
  },
};
