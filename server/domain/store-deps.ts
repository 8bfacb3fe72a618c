import type { Now } from '../shared/clock.ts';
import type { Database, Dialect } from '../store/database.ts';

/** The dependencies of functions that read and write the database. */
export interface StoreDeps {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly now: Now;
}
