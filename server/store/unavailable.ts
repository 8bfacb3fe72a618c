/** Why a database cannot do its work at present. */
export type Outage = 'unreachable' | 'timeout' | 'overloaded' | 'full' | 'readOnly' | 'damaged' | 'busy';

/**
 * The database cannot do its work at present, for a reason that lies outside the request. Nothing of the transaction was
 * stored, with one exception: when the connection broke during the commit, its outcome is unknown.
 */
export class DatabaseUnavailable extends Error {
  readonly kind: Outage;

  constructor(kind: Outage, options?: ErrorOptions) {
    super(`The database is unavailable: ${kind}.`, options);
    this.name = 'DatabaseUnavailable';
    this.kind = kind;
  }
}

/** Kinds that last: the health of the database is in the log already, once. */
const lasting: ReadonlySet<Outage> = new Set(['unreachable', 'overloaded', 'full', 'readOnly', 'damaged']);

/** Whether nothing can be stored for now, rather than this one time. */
export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && lasting.has(error.kind);

/** System errors of a disk that takes no more: the same write may succeed when there is room. */
const diskErrors: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether the same request may succeed later, when the database or the disk works again. */
export const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (error instanceof Error && 'code' in error && diskErrors.has(error.code));
