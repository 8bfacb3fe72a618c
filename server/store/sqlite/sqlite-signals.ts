import * as v from 'valibot';
import type { SqliteFile } from './sqlite-file.ts';
import type { SignalListener, Signals, Topic } from '../signals.ts';

/** The notifications within the only server on the embedded database. */
export interface SqliteSignals extends Signals {
  /** Notifies of the changes that were committed since the last call. Call it after each statement that may write. */
  readonly announceCommitted: () => void;
}

/** Not `insert or ignore`: the statement that fires a trigger decides what its conflicts do. */
const listUser = `
  insert into changed_users select new.user_id
  where not exists (select 1 from changed_users where user_id = new.user_id);`;

/**
 * Lists the users with changes in a table of this connection, which a rollback empties like any other. Changes by other
 * processes, such as an operator's command, are not listed: the feeds find them when they poll.
 */
const listChangedUsers = `
  create temp table changed_users (user_id text primary key) without rowid;
  create temp trigger user_changed_first after insert on main.change_counters begin ${listUser} end;
  create temp trigger user_changed_again after update on main.change_counters begin ${listUser} end;`;

const ChangedUsers = v.array(v.object({ user_id: v.string() }));

/** Opens the signals of this connection, whose tables must be migrated. */
export const openSqliteSignals = (file: SqliteFile): SqliteSignals => {
  const listeners: SignalListener[] = [];
  file.exec(listChangedUsers);
  const readChangedUsers = file.prepare('select user_id from changed_users');
  const clearChangedUsers = file.prepare('delete from changed_users');
  return {
    isListening: (topic) => topic === 'changes',
    on: (topic: Topic, listener) => {
      // The other topics are about replies of other nodes.
      if (topic === 'changes') {
        listeners.push(listener);
      }
    },
    announceCommitted: () => {
      if (file.isInTransaction || listeners.length === 0) {
        return;
      }
      const changed = v.parse(ChangedUsers, readChangedUsers.all([]));
      if (changed.length === 0) {
        return;
      }
      clearChangedUsers.run([]);
      for (const { user_id: userId } of changed) {
        listeners.forEach((listener) => listener(userId));
      }
    },
    close: () => Promise.resolve(),
  };
};
