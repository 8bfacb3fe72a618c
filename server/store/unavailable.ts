/** Why a database is currently unavailable. */
export type Outage = 'unreachable' | 'timeout' | 'overloaded' | 'full' | 'readOnly' | 'damaged' | 'busy';

/**
 * The database is unavailable for a reason unrelated to the request. Nothing of the transaction was stored, with one
 * exception: when the connection broke during the commit, its outcome is unknown.
 */
export class DatabaseUnavailable extends Error {
  readonly kind: Outage;

  constructor(kind: Outage, options?: ErrorOptions) {
    super(`The database is unavailable: ${kind}.`, options);
    this.name = 'DatabaseUnavailable';
    this.kind = kind;
  }
}

/** Lasting kinds: the database's health has already been logged, once. */
const lasting: ReadonlySet<Outage> = new Set(['unreachable', 'overloaded', 'full', 'readOnly', 'damaged']);

/** Returns whether the database is down, rather than this one query having failed. */
export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && lasting.has(error.kind);

/** System errors of a full or read-only disk: the same write may succeed later. */
const diskErrors: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Returns whether the same request may succeed later, when the database or the disk works again. */
export const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (error instanceof Error && 'code' in error && diskErrors.has(error.code));
