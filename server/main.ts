import { hintAt, showCode, showLinks, welcome } from './banner.ts';
import { chooseCompanion } from './companions/choose.ts';
import { readConfig, type Config } from './config/config.ts';
import { withLocalModel } from './config/local-model.ts';
import { hasAnyAccount } from './domain/accounts/accounts.ts';
import { canBeHome } from './domain/home.ts';
import { findLocalHosts } from './model-host/models/local-hosts.ts';
import { findMissingPage } from './doctor/page.ts';
import { runOperate } from './operator/operate.ts';
import { faultOfOwner, storeRunningAddress, writeOwnerAddress } from './operator/owner-command.ts';
import { startServer, type RunningServer } from './server.ts';
import { describeMistyped } from './config/setting-names.ts';
import { loadSettings } from './config/settings-file.ts';
import { StartupError } from './shared/startup-errors.ts';
import { isFolderInUse } from './store/sqlite/folder-lock.ts';

const main = async (): Promise<void> => {
  const signals = stopOnSignals();
  loadSettings('.env');
  const onWaiting = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const isForPhone = process.argv.includes('--phone');
  const isOwnerAsking = process.argv.includes('--owner');
  if (isOwnerAsking && (await tellOwnerBesideServer())) return;
  const settings = await withLocalModel(process.env, { onWaiting });
  const config = readConfig(
    isForPhone ? { ...settings, PHONE_PORT: settings['PHONE_PORT'] || '4322' } : settings,
  );
  const unusedHosts = shouldLookForHosts(config) ? findLocalHosts() : Promise.resolve([]);
  const companion = await chooseCompanion(config);
  const server = await startServer(config, {
    companion,
    onMail: showLinks(config),
    onCode: showCode,
    onWaiting,
    // Whoever does not set up a phone now needs no news of it.
    phone: isForPhone ? { onNews: (text) => void process.stdout.write(text) } : {},
  });
  signals.started(server);
  process.on('unhandledRejection', (error) => {
    server.deps.log.error({ err: error }, 'something failed that nobody waited for');
  });
  // In development Vite serves the page.
  const isWithoutPage = process.argv.includes('--without-page');
  const missingPage = isWithoutPage ? null : findMissingPage(config);
  for (const warning of [missingPage, ...describeMistyped(process.env)]) {
    if (warning !== null) process.stderr.write(`\n${warning}\n`);
  }
  process.stdout.write(welcome(config, { ...server, companion: companion.name }));
  if (isForPhone && server.phone !== null) process.stdout.write(server.phone.describe());
  if (canBeHome(config)) await storeRunningAddress(config, server.url);
  process.stdout.write(
    await describeOwner(config, server, { isOwnerAsking, hasPage: !isWithoutPage && missingPage === null }),
  );
  // A host that wakes up takes a while; the start does not wait for a hint.
  process.stdout.write(hintAt(await unusedHosts));
};

/** Answers `--owner` where a server holds the data folder: in its place, and at its address. Returns whether one does. */
const tellOwnerBesideServer = async (): Promise<boolean> => {
  const config = readConfig(process.env);
  if (config.databaseUrl !== null || !isFolderInUse(config.dataDir)) return false;
  const { output, error, exitCode } = await runOperate(['owner', '--reason', 'npm start -- --owner'], config);
  process.stdout.write(output === '' ? '' : `\n${output}\n`);
  process.stderr.write(error === '' ? '' : `${error}\n`);
  process.exitCode = exitCode;
  return true;
};

/** Returns the owner's address, to who asked for it, or while nobody has an account on the own computer; else ''. */
const describeOwner = async (
  config: Config,
  { url, deps }: RunningServer,
  { isOwnerAsking, hasPage }: { readonly isOwnerAsking: boolean; readonly hasPage: boolean },
): Promise<string> => {
  const fault = faultOfOwner(config);
  if (isOwnerAsking && fault !== null) return `  ${fault}\n\n`;
  const isOffered = hasPage && process.env.NODE_ENV !== 'production' && !(await hasAnyAccount(deps.database));
  return fault === null && (isOwnerAsking || isOffered) ? `${await writeOwnerAddress(deps, url)}\n` : '';
};

/** Someone who tries the product may not know that it can use a model on their machine; an operator of a server does. */
const shouldLookForHosts = ({ model }: Config): boolean =>
  model === null && process.env.NODE_ENV !== 'production';

/**
 * The first signal stops gracefully, the second immediately. One during the start ends it at once: what the start writes is in
 * transactions, which the next start begins again.
 */
const stopOnSignals = (): { started(server: RunningServer): void } => {
  let running: RunningServer | null = null;
  let isStopping = false;
  const stop = () => {
    if (isStopping) {
      process.exit(1);
    }
    isStopping = true;
    if (running === null) {
      process.stderr.write('Stopped before the server had started. The next start continues.\n');
      process.exit(0);
    }
    const { log } = running.deps;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the server did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return { started: (server) => void (running = server) };
};

/** Errors that an operator can fix are printed as one line; all others with their stack trace. */
const explain = (error: unknown): string => {
  if (error instanceof StartupError) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
