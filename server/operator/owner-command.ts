import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { canBeHome } from '../domain/home.ts';
import { createOwnerLink, toLinkPath } from '../domain/sign-in/sign-in-links.ts';
import type { StoreDeps } from '../domain/store-deps.ts';
import { toOrigin } from '../http/listener/listen.ts';
import { isLoopback } from '../shared/networks.ts';
import { makeFolder } from '../store/sqlite/data-folder.ts';
import { recordChange } from './audit-log.ts';
import { OperatorError, type Command } from './command.ts';

type OwnerConfig = Pick<Config, 'dataDir' | 'host' | 'port' | 'publicUrl' | 'stripe'>;

/** Returns why the settings allow no owner's address, which a browser on this computer has to reach; null where they do. */
export const faultOfOwner = ({ host, publicUrl, stripe }: OwnerConfig): string | null => {
  if (!canBeHome({ publicUrl, stripe })) {
    return 'There is an owner’s address only at home: where no payments are taken, and PUBLIC_URL is no public address.';
  }
  if (publicUrl !== null && !isPlainLocal(new URL(publicUrl))) {
    return 'The owner’s address is opened at http://localhost: remove PUBLIC_URL, which other devices at home do not need.';
  }
  return isLoopback(host) || wildcards.includes(host)
    ? null
    : 'The owner’s address is opened at localhost: set HOST to 0.0.0.0 or 127.0.0.1.';
};

/** What ends TLS in front of the server hides which computer a request comes from. */
const isPlainLocal = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && isLoopback(hostname);

const wildcards: readonly string[] = ['0.0.0.0', '::'];

/** Returns what the terminal says about a new owner's address of the server at `origin`. */
export const writeOwnerAddress = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  origin: string,
): Promise<string> =>
  [
    `  Yours    ${origin}${toLinkPath(await createOwnerLink(deps))}`,
    '           Open it on this computer within ten minutes: it signs you in, without an email address or a password.',
    '',
  ].join('\n');

const addressFile = (dataDir: string): string => join(dataDir, 'address');

/** Stores where the server runs, whose port may be another than the settings say, for this command beside it. */
export const storeRunningAddress = async ({ dataDir }: OwnerConfig, origin: string): Promise<void> => {
  makeFolder(dataDir);
  await writeFile(addressFile(dataDir), origin, { mode: 0o600 });
};

const readRunningAddress = ({ dataDir, host, port, publicUrl }: OwnerConfig): string => {
  try {
    return readFileSync(addressFile(dataDir), 'utf8');
  } catch {
    return publicUrl ?? toOrigin(host, port);
  }
};

export const owner: Command = {
  usage: 'owner',
  description: 'prints an address that signs you in as the owner of a home',
  isChange: true,
  names: [0, 0],
  options: [],
  run: async (deps, { reason }) => {
    const fault = faultOfOwner(deps.config);
    if (fault !== null) {
      throw new OperatorError(fault);
    }
    let text = '';
    await recordChange(deps, { action: 'owner', subject: 'owner', reason }, async (transaction) => {
      text = await writeOwnerAddress({ ...deps, database: transaction }, readRunningAddress(deps.config));
      return {};
    });
    return { text, data: { text } };
  },
};
