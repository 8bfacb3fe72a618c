import { seconds } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { DatabaseUnavailable, Outage } from './unavailable.ts';

/** Tracks whether the database is available, and logs each outage once. */
export interface DatabaseHealth {
  /** Returns false from the first failed probe until the next successful one. */
  readonly isAvailable: () => boolean;
  /** Reports the failure of a request: probes the database immediately, and until a probe succeeds. */
  readonly report: (failure: DatabaseUnavailable) => void;
  /** Reports a failure outside of requests: it is logged only when the probe fails too. */
  readonly suspect: (failure: DatabaseUnavailable) => void;
  /** Resolves with whether the database answers now; queries it at most once per second. */
  readonly check: () => Promise<boolean>;
  /** Returns how often the database became unavailable, by reason. */
  readonly outages: () => ReadonlyMap<Outage, number>;
  readonly close: () => void;
}

/** The maximum time between two probes, in milliseconds. */
const maxWait = 1000;
/** The minimum time between two log entries of a flapping database, in milliseconds. */
const logInterval = seconds(60);

export interface HealthOptions {
  /** Rejects while the database is unavailable. */
  readonly probe: () => Promise<unknown>;
  /** A cheaper check for a database believed to be available; defaults to `probe`. */
  readonly check?: () => Promise<unknown>;
  /** Null for tools that print their own errors. */
  readonly log: Log | null;
}

export const createHealth = ({ probe: runProbe, check = runProbe, log }: HealthOptions): DatabaseHealth => {
  const outages = new Map<Outage, number>();
  let isAvailable = true;
  let isProbing = false;
  let isClosed = false;
  let isLogged = false;
  let loggedAt = -Infinity;
  let checked: { at: number; result: Promise<boolean> } | null = null;
  let suspicion: DatabaseUnavailable | null = null;
  let timer: NodeJS.Timeout | null = null;

  const succeeds = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch {
      // The reason is known: the failure that triggered the probe has been logged.
      return false;
    }
  };

  const probe = async (wait: number): Promise<void> => {
    timer = null;
    const isUp = await succeeds(runProbe);
    if (isClosed) {
      return;
    }
    if (!isUp && isAvailable && suspicion !== null) {
      outages.set(suspicion.kind, (outages.get(suspicion.kind) ?? 0) + 1);
    }
    isAvailable = isUp;
    if (!isUp) {
      logOnce(suspicion);
      timer = setTimeout(() => void probe(Math.min(maxWait, wait * 2)), wait).unref();
      return;
    }
    isProbing = false;
    if (isLogged) {
      isLogged = false;
      log?.warn('the database is available');
    }
  };

  const logOnce = (failure: DatabaseUnavailable | null): void => {
    if (!isLogged && performance.now() - loggedAt >= logInterval) {
      isLogged = true;
      loggedAt = performance.now();
      log?.error({ err: failure }, 'the database is unavailable: requests are answered with code 5030');
    }
  };

  const suspect = (failure: DatabaseUnavailable): void => {
    suspicion = failure;
    if (!isProbing && !isClosed) {
      isProbing = true;
      void probe(50);
    }
  };

  return {
    isAvailable: () => isAvailable,
    report: (failure) => {
      logOnce(failure);
      suspect(failure);
    },
    suspect,
    check: () => {
      if (checked === null || performance.now() - checked.at >= 1000) {
        checked = { at: performance.now(), result: succeeds(check) };
      }
      return isAvailable ? checked.result : Promise.resolve(false);
    },
    outages: () => outages,
    close: () => {
      isClosed = true;
      if (timer !== null) {
        clearTimeout(timer);
      }
    },
  };
};
