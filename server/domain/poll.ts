import { seconds } from '../shared/clock.ts';
import type { Signals, Topic } from '../store/signals.ts';

export interface Poll {
  /** Reads soon, or again after the current read. */
  readonly wake: () => void;
  readonly close: () => void;
}

export interface PollOptions {
  readonly signals: Pick<Signals, 'isListening'>;
  /** The topic of the notifications. */
  readonly topic: Topic;
  /** Whether there is anything to read for. */
  readonly isNeeded: () => boolean;
  /** Must not reject. */
  readonly read: () => Promise<void>;
  /** The time between two reads while no notifications arrive, in milliseconds. */
  readonly interval: number;
}

/** The time between two reads while notifications arrive: in case that one was not sent. In milliseconds. */
const listeningInterval = seconds(2);
/** How long notifications are gathered for one read, in milliseconds. */
const gatheringTime = 10;

/** Reads the database at an interval while it is needed, and soon after it is woken; never twice at the same time. */
export const createPoll = ({ signals, topic, isNeeded, read, interval }: PollOptions): Poll => {
  let timer: NodeJS.Timeout | null = null;
  let isReading = false;
  let isWoken = false;
  let isClosed = false;

  const schedule = (): void => {
    clearTimeout(timer ?? undefined);
    timer = null;
    if (!isReading && !isClosed && isNeeded()) {
      const pause = signals.isListening(topic) ? listeningInterval : interval;
      timer = setTimeout(() => void run(), isWoken ? gatheringTime : pause);
    }
  };

  const run = async (): Promise<void> => {
    timer = null;
    isWoken = false;
    isReading = true;
    await read();
    isReading = false;
    schedule();
  };

  return {
    wake: () => {
      if (!isWoken || timer === null) {
        isWoken = true;
        schedule();
      }
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer ?? undefined);
    },
  };
};
