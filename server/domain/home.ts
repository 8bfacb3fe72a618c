import type { Config } from '../config/config.ts';
import { isNearby } from '../shared/networks.ts';
import type { Database } from '../store/database.ts';

/** The settings that decide whether a server can be a home. */
export type HomeConfig = Pick<Config, 'publicUrl' | 'stripe'>;

interface HomeDeps {
  readonly config: HomeConfig;
  readonly database: Database;
}

/** Whether the settings allow a home: nobody pays here, and the server has no public address. */
export const canBeHome = ({ publicUrl, stripe }: HomeConfig): boolean =>
  stripe === null && (publicUrl === null || isNearby(publicUrl));

/**
 * Whether the server is a home: its owner has opened the owner's address. Nobody has credits there, and codes take the place of mails
 * that no mail server sends.
 */
export const isHome = async ({ config, database }: HomeDeps): Promise<boolean> =>
  canBeHome(config) &&
  (await database.selectFrom('homes').select('home_id').executeTakeFirst()) !== undefined;
