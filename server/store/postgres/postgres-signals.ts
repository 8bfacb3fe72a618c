import { Client } from 'pg';
import { seconds, withinTime } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import { signalChannel, type SignalListener, type Signals } from '../signals.ts';

export interface PostgresSignalsOptions {
  readonly url: string;
  /** The timeout of a connection and of a statement, in milliseconds. */
  readonly timeout: number;
  /** Null for tools that print their own errors. */
  readonly log: Log | null;
}

/** The first and the longest wait before the next connection, in milliseconds. */
const firstWait = 100;
const maxWait = seconds(5);
/** The interval of checks that notifications arrive, in milliseconds. */
const checkInterval = seconds(5);
/** The notification that a node sends to itself; no topic has this name. */
const checkPayload = 'check:';

/**
 * Listens on a connection of its own, from the first listener on. The connection is opened again after it broke. A check
 * that it receives its own notification finds one that is broken without notice, and a pooler that does not support LISTEN.
 */
export const openPostgresSignals = ({ url, timeout, log }: PostgresSignalsOptions): Signals => {
  const listeners = new Map<string, SignalListener[]>();
  let client: Client | null = null;
  let isListening = false;
  let isClosed = false;
  let hasReceivedCheck = false;
  let wait = firstWait;
  let timer: NodeJS.Timeout | null = null;

  const schedule = (milliseconds: number, work: () => Promise<void>): void => {
    if (!isClosed) {
      timer = setTimeout(() => void work(), milliseconds).unref();
    }
  };

  const onPayload = (payload: string): void => {
    hasReceivedCheck ||= payload === checkPayload;
    const [topic = ''] = payload.split(':', 1);
    listeners.get(topic)?.forEach((listener) => listener(payload.slice(topic.length + 1)));
  };

  const connect = async (): Promise<void> => {
    const connecting = new Client({
      connectionString: url,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      keepAlive: true,
    });
    client = connecting;
    connecting.on('notification', ({ payload = '' }) => onPayload(payload));
    connecting.on('error', () => onLost(connecting));
    connecting.on('end', () => onLost(connecting));
    try {
      await connecting.connect();
      await connecting.query(`listen ${signalChannel}`);
    } catch {
      onLost(connecting);
      return;
    }
    await check(connecting);
  };

  const check = async (checked: Client): Promise<void> => {
    hasReceivedCheck = false;
    try {
      // The server sends it before it completes the statement.
      await checked.query('select pg_notify($1, $2)', [signalChannel, checkPayload]);
    } catch {
      onLost(checked);
      return;
    }
    if (checked !== client || isClosed) {
      return;
    }
    if (!hasReceivedCheck) {
      onLost(checked);
      return;
    }
    wait = firstWait;
    onListening();
    schedule(checkInterval, () => check(checked));
  };

  const onListening = (): void => {
    if (!isListening) {
      isListening = true;
      log?.info('notifications of other nodes arrive');
      [...listeners.values()].flat().forEach((listener) => listener(null));
    }
  };

  /** Called once for each connection. The reason is not logged: an outage of the database is logged as such. */
  const onLost = (lost: Client): void => {
    if (lost !== client) {
      return;
    }
    client = null;
    if (isListening && !isClosed) {
      log?.warn('notifications of other nodes do not arrive: the database is polled instead');
    }
    isListening = false;
    clearTimeout(timer ?? undefined);
    // It may be broken already.
    lost.end().catch(() => undefined);
    schedule(wait, connect);
    wait = Math.min(maxWait, wait * 2);
  };

  return {
    isListening: () => isListening,
    on: (topic, listener) => {
      if (listeners.size === 0) {
        void connect();
      }
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer ?? undefined);
      // A connection to a server that hangs does not end.
      await withinTime(client?.end().catch(() => undefined) ?? Promise.resolve(), seconds(1));
    },
  };
};
