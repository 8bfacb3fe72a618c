import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { seedCreators, seedMates } from './content/seed.ts';
import { hours, seconds, type Now } from './shared/clock.ts';
import type { Companion } from './companions/companion.ts';
import { createHomeCopies } from './copies/home-copies.ts';
import type { Config } from './config/config.ts';
import type { AppDeps } from './http/dependencies.ts';
import type { ShowCode } from './domain/accounts/account-deps.ts';
import { withdrawYoungMates } from './domain/mates/own/user-mate-ages.ts';
import { createChangeFeeds } from './domain/changes/change-feeds.ts';
import { createMemoryJobs } from './domain/memory/jobs/memory-jobs.ts';
import { createEmbeddingJobs } from './domain/memory/vectors/embedding-jobs.ts';
import { createReplies } from './domain/replies/replies.ts';
import { createRetention, type Retention } from './domain/retention/retention.ts';
import { prepareReaders } from './text-safety/prepare-readers.ts';
import { createSessionWatch } from './domain/accounts/session-watch.ts';
import { grantDueDays } from './domain/billing/subscriptions.ts';
import { startAdmin, type AdminListener } from './http/listener/admin.ts';
import { listenOn, toOrigin } from './http/listener/listen.ts';
import { openPort } from './http/listener/port.ts';
import { createLimits } from './limits/limits.ts';
import { createLog, type Log } from './shared/log.ts';
import { createMailBudget } from './mail/budget.ts';
import { createMailer } from './mail/create-mailer.ts';
import type { Mail } from './mail/mailer.ts';
import { createModeration } from './moderation/moderation.ts';
import { choosePayments } from './payments/choose.ts';
import type { Phone, PhoneParts } from './phone/phone.ts';
import { postgresError, storageError } from './shared/startup-errors.ts';
import { createEmbedder } from './model-host/embeddings.ts';
import type { OpenedDatabase } from './store/database.ts';
import { openDatabase } from './store/open/open-database.ts';
import { retry } from './store/retry.ts';
import { seedCatalogue } from './domain/mates/seed-catalogue.ts';
import { isOutage } from './store/unavailable.ts';
import type { Traces } from './telemetry/traces.ts';

/** The parts of a server besides its configuration. */
export interface ServerParts {
  readonly companion: Companion;
  readonly now?: Now;
  readonly log?: Log;
  /** Receives each mail that was stored as a file because no mail server is configured. */
  readonly onMail?: (mail: Mail) => void;
  /** Receives each code of a sign-up at home. */
  readonly onCode?: ShowCode;
  /** Called once, with a message, when startup has to wait for the database. */
  readonly onWaiting?: (sentence: string) => void;
  /** The address for phones, where `PHONE_PORT` is set. */
  readonly phone?: PhoneParts;
}

export interface RunningServer {
  /** The public origin. */
  readonly url: string;
  readonly port: number;
  /** The origin of the metrics; null when they are off. */
  readonly adminUrl: string | null;
  /** The address for phones; null when it is off. */
  readonly phone: Phone | null;
  readonly deps: AppDeps;
  /** Refuses new requests, lets those in flight finish within half a minute, and closes the database. */
  stop(): Promise<void>;
}

/** Opens the database, updates its tables and catalogue, and listens. Throws `StartupError`. */
export const startServer = async (config: Config, parts: ServerParts): Promise<RunningServer> => {
  const log = parts.log ?? createLog(config.logLevel);
  // First, so that a long migration can be watched.
  const admin = config.admin === null ? null : await startAdmin(config.admin, log);
  try {
    return await startService(config, { ...parts, log }, admin);
  } catch (error) {
    await admin?.close();
    throw error;
  }
};

const startService = async (
  config: Config,
  parts: ServerParts & { readonly log: Log },
  admin: AdminListener | null,
): Promise<RunningServer> => {
  const { log } = parts;
  const traces = await startTraces(config, log);
  const opened = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    timeout: config.databaseTimeout,
    wait: config.databaseWait,
    onWaiting: parts.onWaiting ?? (() => undefined),
    log,
    onTransaction: traces?.startTransaction ?? null,
  });
  try {
    const deps = composeDeps(config, parts, opened, {
      log,
      payments: await choosePayments(config),
      observers: [admin?.observer, traces].filter((observer) => observer != null),
    });
    const retention = createRetention(deps);
    const isReplying = () => deps.replies.backlog().replies > 0;
    const workers = [createMemoryJobs, createEmbeddingJobs]
      .map((create) =>
        create({ ...deps, isReplying, readTalk: deps.replies.readTalk, onRead: deps.replies.prepare }),
      )
      .filter((worker) => worker !== null);
    await prepareData(deps, retention);
    const app = await createApp(deps);
    prepareReaders();
    const port = await listen(app, config);
    deps.lifecycle.publicUrl = config.publicUrl ?? toOrigin(config.host, port);
    const phone = await openForPhones(app, deps, parts.phone ?? {}).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    admin?.serverStarted({ ...deps, connections: opened.connections });
    const sweepTimer = setInterval(() => void sweep(deps), hours(1)).unref();
    retention.start();
    workers.forEach((worker) => worker.start());
    deps.homeCopies.start();
    return {
      url: deps.lifecycle.publicUrl,
      port,
      adminUrl: admin?.url ?? null,
      phone,
      deps,
      stop: once(async () => {
        clearInterval(sweepTimer);
        await Promise.all([
          ...workers.map((worker) => worker.close()),
          deps.homeCopies.close(),
          drain(app, deps),
          phone?.close(),
        ]);
        await retention.close();
        deps.sessionWatch.close();
        deps.mailer.close();
        await opened.close();
        await traces?.close();
        await admin?.close();
      }),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};

/** An open stream ends within a second of its session. In milliseconds. */
const sessionCheckInterval = seconds(0.5);

/** Without notifications another page of the user's knows of a change within a second. In milliseconds. */
const changePollInterval = seconds(0.3);

/** Loads the library only when it is used, because it slows down every start. */
const startTraces = async ({ traces }: Config, log: Log): Promise<Traces | null> =>
  traces === null ? null : (await import('./telemetry/traces.ts')).createTraces(traces, log);

const composeDeps = (
  config: Config,
  parts: ServerParts,
  opened: OpenedDatabase,
  { log, payments, observers }: Pick<AppDeps, 'log' | 'payments' | 'observers'>,
): AppDeps => {
  const now = parts.now ?? Date.now;
  const { database, dialect, health, signals } = opened;
  const companion = observers.reduce(
    (observed, observer) => observer.observeCompanion(observed),
    parts.companion,
  );
  const mailer = observers.reduce(
    (observed, observer) => observer.observeMailer(observed),
    createMailer(config, now, parts.onMail ?? (() => undefined)),
  );
  const observedPayments = observers.reduce<AppDeps['payments']>(
    (observed, observer) => observed && observer.observePayments(observed),
    payments,
  );
  const embedder = config.embeddings === null ? null : createEmbedder(config.embeddings, { log, now });
  return {
    config,
    database,
    dialect,
    health,
    signals,
    log,
    now,
    mailBudget: createMailBudget({ pool: opened.pool, factor: config.limitFactor }),
    mailer,
    showCode: parts.onCode ?? (() => undefined),
    companion,
    embedder,
    observers,
    moderation: config.moderation === null ? null : createModeration(config.moderation, { log, now }),
    replies: createReplies({ database, dialect, signals, log, now, companion, embedder }),
    sessionWatch: createSessionWatch({ database, now, config, log, interval: sessionCheckInterval }),
    changeFeeds: createChangeFeeds({
      database,
      signals,
      interval: changePollInterval,
      onError: (error) => {
        if (!isOutage(error)) {
          log.error({ err: error }, 'changes could not be read; trying again');
        }
      },
    }),
    homeCopies: createHomeCopies({ config, database, now, log }),
    payments: observedPayments,
    limits: createLimits({ pool: opened.pool, factor: config.limitFactor }),
    lifecycle: {
      isDraining: false,
      publicUrl: config.publicUrl ?? toOrigin(config.host, config.port),
      phoneOrigins: [],
      arrivalOrigin: null,
    },
  };
};

/** Seeds the product's own data, and ends or continues what an earlier process left open. Throws `StartupError`. */
const prepareData = async (deps: AppDeps, retention: Retention): Promise<void> => {
  const { config, database, now } = deps;
  const deadline = performance.now() + config.databaseWait;
  try {
    await retry(
      async () => {
        await seedCatalogue(database, { creators: seedCreators, mates: seedMates, now: now() });
        await sweep(deps);
        await retention.run();
        await deps.replies.start();
      },
      (error) => config.databaseUrl !== null && isOutage(error) && performance.now() < deadline,
    );
  } catch (error) {
    if (!isOutage(error)) {
      throw error;
    }
    throw config.databaseUrl === null
      ? storageError(join(config.dataDir, 'mates.db'), error)
      : postgresError(config.databaseUrl, error, config.databaseWait / 1000);
  }
};

const listen = async (app: FastifyInstance, config: Config): Promise<number> => {
  const port = await openPort(config);
  return listenOn(app, { host: config.host, port }, { host: 'HOST', port: 'PORT' });
};

/** Loads what makes certificates only when it is used, because it slows down every start. */
const openForPhones = async (
  app: FastifyInstance,
  deps: AppDeps,
  parts: PhoneParts,
): Promise<Phone | null> => {
  const { phone } = deps.config;
  return phone === null
    ? null
    : (await import('./phone/phone.ts')).startPhone(app, deps, { ...phone, ...parts });
};

/** Withdraws mates that newer age rules forbid, and credits the due days of subscriptions. */
const sweep = async (deps: AppDeps): Promise<void> => {
  try {
    await withdrawYoungMates(deps);
    await grantDueDays(deps);
  } catch (error) {
    if (!isOutage(error)) {
      deps.log.error({ err: error }, 'the hourly upkeep was not finished');
    }
  }
};

const replyDrainTimeout = seconds(25);
const drainTimeout = seconds(30);

const drain = async (app: FastifyInstance, { lifecycle, replies, changeFeeds }: AppDeps): Promise<void> => {
  lifecycle.isDraining = true;
  changeFeeds.close();
  const deadline = setTimeout(() => app.server.closeAllConnections(), drainTimeout);
  // Readers hold their connections until the reply that they follow has ended. Their connections become idle only then,
  // and would stay open for further requests.
  const idleCloser = setInterval(() => app.server.closeIdleConnections(), 100);
  await Promise.all([replies.drain(replyDrainTimeout), app.close()]);
  clearInterval(idleCloser);
  clearTimeout(deadline);
};

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
};
