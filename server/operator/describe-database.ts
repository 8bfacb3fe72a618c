import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { describeAddress } from '../shared/startup-errors.ts';

/** Returns where the database is, without user or password. */
export const describeDatabase = ({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string =>
  databaseUrl === null ? join(dataDir, 'mates.db') : `PostgreSQL at ${describeAddress(databaseUrl)}`;
