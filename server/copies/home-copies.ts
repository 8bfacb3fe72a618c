import { rm } from 'node:fs/promises';
import { code } from '../../contract/envelope.ts';
import type { HomeCopies as Status } from '../../contract/account/home-copies.ts';
import { openBackupKey, readBackupKey } from '../backups/backup-key.ts';
import type { Config } from '../config/config.ts';
import { DomainError } from '../domain/domain-error.ts';
import { isHome, type HomeConfig } from '../domain/home.ts';
import { hours, minutes, seconds, withinTime, type Now } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import type { Database } from '../store/database.ts';
import type { CopyMessage } from './copy-messages.ts';
import { startCopy, type CopyProcess, type StartCopy } from './copy-process.ts';
import { toCopyError } from './copy-error.ts';
import { toScratchFolder, toUnfinishedPath } from './copy-folder.ts';
import { freshFor, noCopies, readCopyRecord, writeCopyRecord, type CopyRecord } from './copy-state.ts';

interface HomeCopiesDeps {
  readonly config: HomeConfig & Pick<Config, 'dataDir' | 'databaseUrl' | 'copyFolder'>;
  readonly database: Database;
  readonly now: Now;
  readonly log: Log;
  /** Default: a process. */
  readonly startCopy?: StartCopy;
}

/** The copies of the owner's account at home: one every night, each in a process of its own. */
export interface HomeCopies {
  /** Returns what the owner sees of them; null for anybody else, and where this is no home. */
  readonly read: (userId: string) => Promise<Status | null>;
  /** Each of these throws `notAvailable` for anybody but the owner of a home, and where no folder is set. */
  readonly turnOn: (userId: string) => Promise<Status>;
  readonly turnOff: (userId: string) => Promise<Status>;
  readonly copyNow: (userId: string) => Promise<Status>;
  /** Returns the secret until it was confirmed to be written down; then throws `notFound`. The caller has proved to be the owner. */
  readonly revealKey: (userId: string) => Promise<string>;
  readonly confirmKey: (userId: string) => Promise<Status>;
  readonly assertOwner: (userId: string) => Promise<void>;
  /** Begins a copy that is due, and resolves when that has ended; ends one that has written and read nothing since long. */
  readonly check: () => Promise<void>;
  /** Looks now and then whether a copy is due. */
  readonly start: () => void;
  /** Ends a copy that is being made. */
  readonly close: () => Promise<void>;
}

/** The hour of the night, by the clock of this computer. */
const hourOfNight = 3;
/** How often it is looked whether a copy is due: a computer that sleeps at night makes it in the morning. */
const checkInterval = minutes(5);
/** After a failure: an external disk may be back. */
const retryAfter = hours(1);
/** At how many checks a copy has written and read nothing since the check before, until it is ended. A computer that sleeps checks nothing. */
const quietChecks = 2;
/** How long a killed process is waited for, which a disk can keep from ending. */
const endLimit = seconds(5);

/** Returns the last time at which a copy was due. */
const lastNight = (now: number): number => {
  const night = new Date(now);
  night.setHours(hourOfNight, 0, 0, 0);
  if (night.getTime() > now) night.setDate(night.getDate() - 1);
  return night.getTime();
};

/** A file that was written but not proved is not written again before the next night, nor where the folder did not answer. */
const isDue = ({ last, problem }: CopyRecord, now: number): boolean =>
  (last === null || last.at < lastNight(now)) &&
  (problem === null ||
    (problem.reason === 'notAnswering' ? problem.at < lastNight(now) : problem.at + retryAfter <= now));

/** A copy that is being made. */
interface Running extends CopyProcess {
  readonly step: Status['running'];
  /** How many checks ago it last wrote or read something. */
  readonly quiet: number;
  /** Whether it was ended because the folder does not answer. Until the process has ended no other begins. */
  readonly isAbandoned: boolean;
}

export const createHomeCopies = (deps: HomeCopiesDeps): HomeCopies => {
  const { config, database, now, log } = deps;
  const { dataDir, databaseUrl, copyFolder: folder } = config;
  let running: Running | null = null;
  let timer: NodeJS.Timeout | null = null;

  const isOwner = async (userId: string): Promise<boolean> => {
    if (!(await isHome(deps))) return false;
    const home = await database
      .selectFrom('homes')
      .select('owner_id')
      .where('owner_id', '=', userId)
      .executeTakeFirst();
    return home !== undefined;
  };

  const assertOwner = async (userId: string): Promise<void> => {
    if (folder === null || !(await isOwner(userId))) {
      throw new DomainError(code.notAvailable, { english: 'No copies are made for this account.' });
    }
  };

  const change = (part: Partial<CopyRecord>): void =>
    writeCopyRecord(dataDir, { ...readCopyRecord(dataDir), ...part });

  const status = async (userId: string): Promise<Status> => {
    const record = readCopyRecord(dataDir);
    const key = await readBackupKey(dataDir).catch(() => null);
    const { last, proved, problem } = record;
    return {
      state: stateOf(userId, record),
      folder,
      running: running === null || running.isAbandoned ? null : running.step,
      last,
      proved,
      problem,
      recipient: key?.recipient ?? null,
      isKeySaved: key !== null && key.recipient === record.savedRecipient,
    };
  };

  const stateOf = (userId: string, { ownerId, isOn, last, proved, problem }: CopyRecord): Status['state'] => {
    if (folder === null) return 'unset';
    if (!isOn || ownerId !== userId) return 'off';
    if (running !== null && !running.isAbandoned) return 'running';
    if (problem !== null) return 'failed';
    if (last === null || proved === null) return 'never';
    return proved.at + freshFor > now() ? 'fresh' : 'stale';
  };

  const fail = ({ reason, count, error }: Extract<CopyMessage, { readonly type: 'failed' }>): void => {
    change({ problem: { reason, count, at: now() } });
    log.warn({ reason, cause: error }, 'the nightly copy of the home was not made or not proved');
  };

  const onMessage = (message: CopyMessage): void => {
    if (running !== null) running = { ...running, quiet: 0 };
    if (message.type === 'progress') {
      const { step, done, total } = message;
      if (running !== null) running = { ...running, step: { step, done, total } };
    } else if (message.type === 'written') change({ last: message.last });
    else if (message.type === 'proved') change({ proved: message.proved, problem: null });
    else if (message.type === 'failed') fail(message);
  };

  /**
   * What a process that was killed has left is readable in the data folder, and unfinished in the other: there the next copy replaces it, so
   * that a folder that does not answer is not asked.
   */
  const cleanUp = async (doesAnswer: boolean): Promise<void> => {
    try {
      await rm(toScratchFolder(dataDir), { recursive: true, force: true });
      const key = await readBackupKey(dataDir);
      if (doesAnswer && folder !== null && key !== null) {
        await withinTime(rm(toUnfinishedPath(folder, key.recipient), { force: true }), endLimit);
      }
    } catch (error) {
      log.warn({ cause: toCopyError(error).reason }, 'what a copy of the home left was not removed');
    }
  };

  /** Of copies that are asked for at the same time one is made. */
  const begin = (ownerId: string, to: string): void => {
    if (running !== null) return;
    const copy = (deps.startCopy ?? startCopy)(
      { dataDir, databaseUrl, folder: to, ownerId, now: now() },
      (message) => onMessage(message),
    );
    const isEnded = copy.ended
      .then(() => cleanUp(running?.isAbandoned !== true))
      .finally(() => {
        running = null;
      });
    const step = { step: 'writing', done: 0, total: 0 } as const;
    running = { ended: isEnded, stop: copy.stop, step, quiet: 0, isAbandoned: false };
  };

  const ended = async (): Promise<void> => running?.ended;

  const stop = async (): Promise<void> => {
    running?.stop();
    await withinTime(ended(), endLimit);
  };

  /** Ends a copy that has made no progress. */
  const watch = (copy: Running): void => {
    const isAbandoned = copy.isAbandoned || copy.quiet >= quietChecks;
    running = { ...copy, quiet: copy.quiet + 1, isAbandoned };
    if (!isAbandoned || copy.isAbandoned) return;
    copy.stop();
    fail({ type: 'failed', reason: 'notAnswering', count: 0, error: 'no progress' });
  };

  const check = async (): Promise<void> => {
    if (running !== null) {
      watch(running);
      return;
    }
    const record = readCopyRecord(dataDir);
    if (folder === null || !record.isOn || record.ownerId === null || !isDue(record, now())) return;
    if (!(await isOwner(record.ownerId))) return;
    begin(record.ownerId, folder);
    await ended();
  };

  const checkAndLog = (): void => {
    check().catch((error: unknown) => {
      log.warn({ err: error }, 'it is not known whether a copy of the home is due');
    });
  };

  return {
    assertOwner,
    read: async (userId) => ((await isOwner(userId)) ? status(userId) : null),
    turnOn: async (userId) => {
      await assertOwner(userId);
      await openBackupKey(dataDir);
      const { ownerId } = readCopyRecord(dataDir);
      // What is known of the copies of another account says nothing about this one's.
      change({ ...(ownerId === userId ? {} : noCopies), ownerId: userId, isOn: true, problem: null });
      if (folder !== null) begin(userId, folder);
      return status(userId);
    },
    turnOff: async (userId) => {
      await assertOwner(userId);
      await stop();
      change({ isOn: false, problem: null });
      return status(userId);
    },
    copyNow: async (userId) => {
      await assertOwner(userId);
      const { ownerId, isOn } = readCopyRecord(dataDir);
      if (folder !== null && isOn && ownerId === userId) begin(userId, folder);
      return status(userId);
    },
    revealKey: async (userId) => {
      await assertOwner(userId);
      const key = await readBackupKey(dataDir);
      if (key === null || key.recipient === readCopyRecord(dataDir).savedRecipient) {
        throw new DomainError(code.notFound, { english: 'The key is not shown again.' });
      }
      return key.secret;
    },
    confirmKey: async (userId) => {
      await assertOwner(userId);
      const key = await readBackupKey(dataDir);
      change({ savedRecipient: key?.recipient ?? null });
      return status(userId);
    },
    check,
    start: () => {
      void cleanUp(false).then(checkAndLog);
      timer = setInterval(checkAndLog, checkInterval).unref();
    },
    close: async () => {
      if (timer !== null) clearInterval(timer);
      await stop();
    },
  };
};
