import { DatabaseError } from 'pg';
import { DatabaseUnavailable, type Outage } from '../unavailable.ts';

/** SQLSTATE codes, or class prefixes, of failures unrelated to the statement itself. */
const outages: readonly (readonly [string, Outage])[] = [
  ['08', 'unreachable'],
  ['57P', 'unreachable'],
  ['25P03', 'unreachable'],
  ['57014', 'timeout'],
  ['55P03', 'timeout'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['53100', 'full'],
  ['53', 'overloaded'],
  // A primary that became a standby.
  ['25006', 'readOnly'],
  ['58', 'damaged'],
];

/** The driver's own errors have no code. */
const driverErrors =
  /^(?:Connection terminated|Client (?:has encountered|was closed)|Query read timeout|timeout )/;

/** Returns `DatabaseUnavailable` when the database caused the error, otherwise the error itself. */
export const toPostgresError = (error: unknown): unknown => {
  const kind = toOutage(error);
  return kind === null ? error : new DatabaseUnavailable(kind, { cause: error });
};

/** Without a connection nothing works, whatever the reason. */
export const toConnectError = (error: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable(toOutage(error) ?? 'unreachable', { cause: error });

/** Returns whether waiting may help against a refused connection. */
export const isTransient = (error: unknown): boolean => toOutage(error) !== null;

const toOutage = (error: unknown): Outage | null => {
  if (error instanceof DatabaseError) {
    return outages.find(([start]) => error.code?.startsWith(start))?.[1] ?? null;
  }
  return isConnectionError(error) ? 'unreachable' : null;
};

const isConnectionError = (error: unknown): boolean =>
  error instanceof Error &&
  (driverErrors.test(error.message) ||
    ('code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)));
