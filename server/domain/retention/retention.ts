import { hours, seconds } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import { runAlone } from '../../store/run-alone.ts';
import { isOutage } from '../../store/unavailable.ts';
import { retentionRules, type RetentionDeps, type RetentionRule } from './rules.ts';

/** Deletes what the rules name, on one node at a time. */
export interface Retention {
  /** Applies all rules once. */
  readonly run: () => Promise<void>;
  /** Applies the rules periodically until `close`. */
  readonly start: () => void;
  /** Resolves when no rule is being applied. */
  readonly close: () => Promise<void>;
}

/** The intervals of the prompt rules and of all rules, in milliseconds. */
const promptInterval = seconds(5);
const interval = hours(1);

/** The advisory lock of the node that applies the rules. */
export const retentionLock = 7_245_114;

export const createRetention = (deps: RetentionDeps & { readonly log: Log }): Retention => {
  const timers: NodeJS.Timeout[] = [];
  let running: Promise<void> | null = null;

  const apply = async ({ subject, age, purge }: RetentionRule): Promise<void> => {
    try {
      await purge(deps, deps.now() - age(deps.config));
    } catch (error) {
      report(deps.log, error, subject);
    }
  };

  const applyAll = async (rules: readonly RetentionRule[]): Promise<void> => {
    try {
      await runAlone(deps.database, deps.dialect, retentionLock, async () => {
        for (const rule of rules) {
          await apply(rule);
        }
      });
    } catch (error) {
      report(deps.log, error, null);
    }
  };

  const run = (rules: readonly RetentionRule[]): Promise<void> =>
    (running ??= applyAll(rules).finally(() => {
      running = null;
    }));

  /** Waits for a run of the prompt rules, which does not apply the others. */
  const runAll = async (): Promise<void> => {
    await running;
    await run(retentionRules);
  };

  const every = (milliseconds: number, work: () => Promise<void>): void => {
    timers.push(setInterval(() => void work(), milliseconds).unref());
  };

  return {
    run: runAll,
    start: () => {
      const promptRules = retentionRules.filter(({ isPrompt }) => isPrompt);
      every(promptInterval, () => run(promptRules));
      every(interval, runAll);
    },
    close: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await running;
    },
  };
};

/** An outage is logged by the health of the database. */
const report = (log: Log, error: unknown, subject: string | null): void => {
  if (!isOutage(error)) {
    log.error({ err: error, subject }, 'expired data was not deleted');
  }
};
