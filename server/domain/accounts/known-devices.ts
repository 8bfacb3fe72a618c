import { days } from '../../shared/clock.ts';
import type { StoreDeps } from '../store-deps.ts';
import { hashSecret, newId, newSecret } from '../../shared/ids.ts';
import { toNetwork } from '../../shared/networks.ts';
import type { Database } from '../../store/database.ts';

type DeviceDeps = Pick<StoreDeps, 'database' | 'now'>;

/** The origin of a request. */
export interface Origin {
  readonly address: string;
  /** The secret that an earlier sign-in stored in this browser; null without one. It authenticates nobody. */
  readonly deviceSecret: string | null;
}

/** How long a device stays known after its last sign-in, in milliseconds. */
export const deviceLifetime = days(180);

/** The maximum number of devices per account; the least recently used one is deleted first. */
export const maxDevices = 10;

/**
 * Returns what is known about the origin of a sign-in to the account. `userId` is null for an address without an
 * account, which takes the same amount of work.
 */
export const recognizeOrigin = async (
  deps: DeviceDeps,
  userId: string | null,
  { address, deviceSecret }: Origin,
): Promise<{ deviceId: string | null; isKnownNetwork: boolean }> => {
  const account = userId ?? '';
  const rows = await deps.database
    .selectFrom('known_devices')
    .select(['device_id', 'secret_hash', 'network_hash'])
    .where('user_id', '=', account)
    .where('used_at', '>', deps.now() - deviceLifetime)
    .execute();
  const secretHash = deviceSecret === null ? null : hashSecret(deviceSecret);
  const networkHash = hashNetwork(account, address);
  return {
    deviceId: rows.find((row) => row.secret_hash === secretHash)?.device_id ?? null,
    isKnownNetwork: rows.some((row) => row.network_hash === networkHash),
  };
};

/**
 * Records a sign-in to the account from this device. Returns the browser's new secret, which replaces the sent one for
 * every account that knows it: a planted secret is worthless after the first sign-in.
 */
export const rememberDevice = (
  { database, now }: DeviceDeps,
  userId: string,
  { address, deviceSecret }: Origin,
): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const secret = newSecret();
    const secretHash = hashSecret(secret);
    if (deviceSecret !== null) {
      await transaction
        .updateTable('known_devices')
        .set({ secret_hash: secretHash })
        .where('secret_hash', '=', hashSecret(deviceSecret))
        .execute();
    }
    const use = { network_hash: hashNetwork(userId, address), used_at: now() };
    await transaction
      .insertInto('known_devices')
      .values({ device_id: newId(now()), user_id: userId, secret_hash: secretHash, ...use })
      .onConflict((conflict) => conflict.columns(['user_id', 'secret_hash']).doUpdateSet(use))
      .execute();
    await deleteExcessDevices(transaction, userId);
    return secret;
  });

/** Deletes all known devices of the account. */
export const forgetDevices = async (database: Database, userId: string): Promise<void> => {
  await database.deleteFrom('known_devices').where('user_id', '=', userId).execute();
};

const deleteExcessDevices = async (database: Database, userId: string): Promise<void> => {
  await database
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_id', 'not in', (query) =>
      query
        .selectFrom('known_devices')
        .select('device_id')
        .where('user_id', '=', userId)
        .orderBy('used_at', 'desc')
        .orderBy('device_id', 'desc')
        .limit(maxDevices),
    )
    .execute();
};

/** The hash depends on the account, so that it does not reveal that two accounts share a network. */
const hashNetwork = (userId: string, address: string): string =>
  hashSecret(`${userId} ${toNetwork(address)}`);
