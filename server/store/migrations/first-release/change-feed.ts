import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Adds what a user's pages are notified of: for each of their rooms, and for their account, the number of its last change. The
 * numbers count the changes of one user. They are written by triggers, in the transaction of the change, so that no code can
 * forget them.
 */
export async function createChangeFeed(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('change_counters')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('user_changes')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_changes_key', ['user_id', 'subject'])
    .execute();
  await database.schema
    .createIndex('user_changes_by_seq')
    .on('user_changes')
    .columns(['user_id', 'seq'])
    .execute();
  const statements = database.getExecutor().adapter instanceof PostgresAdapter ? forPostgres : forSqlite;
  for (const statement of statements) {
    await sql.raw(statement).execute(database);
  }
}

/** Parts of a message that change after it was inserted, which its room records. */
const isMessageChanged = `new.status <> old.status or new.liked_at is distinct from old.liked_at
  or new.pinned_at is distinct from old.pinned_at`;
const isRead = 'new.unread_at is null and old.unread_at is not null';
const isWalletChanged = `new.chats <> old.chats or new.gold_coins <> old.gold_coins`;
const profileColumns = 'email, name, language, nfsw, hue';
const account = `'account'`;

/** An account that is being deleted has no changes. */
const record = (owner: string, subject: string): string => `
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = ${owner}
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, ${subject}, seq from change_counters where user_id = ${owner}
    on conflict (user_id, subject) do update set seq = excluded.seq;`;

const ownerOfMessage = '(select user_id from rooms where room_id = new.room_id)';

const forSqlite = [
  `create trigger room_added after insert on rooms begin ${record('new.user_id', 'new.room_id')} end`,
  `create trigger room_changed after update on rooms begin ${record('new.user_id', 'new.room_id')} end`,
  `create trigger room_deleted after delete on rooms begin ${record('old.user_id', 'old.room_id')} end`,
  `create trigger message_noted after update of status, liked_at, pinned_at on messages when ${isMessageChanged}
    begin ${record(ownerOfMessage, 'new.room_id')} end`,
  `create trigger message_read after update of unread_at on messages when ${isRead}
    begin ${record(ownerOfMessage, 'new.room_id')} end`,
  `create trigger wallet_changed after update on wallets when ${isWalletChanged}
    begin ${record('new.user_id', account)} end`,
  `create trigger profile_changed after update of ${profileColumns} on users
    begin ${record('new.user_id', account)} end`,
];

/**
 * The counter is locked at the end of each transaction, after all other rows: no transaction waits for anything else while it
 * holds one.
 */
const deferred = 'deferrable initially deferred for each row';

const forPostgres = [
  `create function record_change(owner text, changed text) returns void language plpgsql as $$
  declare next bigint;
  begin
    insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = owner
      on conflict (user_id) do update set seq = change_counters.seq + 1 returning seq into next;
    if next is not null then
      insert into user_changes (user_id, subject, seq) values (owner, changed, next)
        on conflict (user_id, subject) do update set seq = next;
    end if;
  end $$`,
  `create function record_room() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform record_change(old.user_id, old.room_id);
    else
      perform record_change(new.user_id, new.room_id);
    end if;
    return null;
  end $$`,
  `create function record_message() returns trigger language plpgsql as $$
  begin
    perform record_change(${ownerOfMessage}, new.room_id);
    return null;
  end $$`,
  `create function record_account() returns trigger language plpgsql as $$
  begin
    perform record_change(new.user_id, ${account});
    return null;
  end $$`,
  `create constraint trigger room_changed after insert or update or delete on rooms
    ${deferred} execute function record_room()`,
  `create constraint trigger message_noted after update of status, liked_at, pinned_at on messages
    ${deferred} when (${isMessageChanged}) execute function record_message()`,
  `create constraint trigger message_read after update of unread_at on messages
    ${deferred} when (${isRead}) execute function record_message()`,
  `create constraint trigger wallet_changed after update on wallets
    ${deferred} when (${isWalletChanged}) execute function record_account()`,
  `create constraint trigger profile_changed after update of ${profileColumns} on users
    ${deferred} execute function record_account()`,
];
