import { sql, type SchemaModule } from 'kysely';
import { key, ofUser, required, unique, userKey, zero } from './columns.ts';

/** Users with their sessions, sign-ups, ages and credits. */
export async function createAccounts(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('user_id', 'text', key)
    .addColumn('email', 'text', unique)
    .addColumn('password_hash', 'text')
    .addColumn('name', 'text')
    .addColumn('language', 'text', required)
    .addColumn('nfsw', 'integer', zero)
    .addColumn('created_at', 'bigint', required)
    .addColumn('hue', 'integer')
    .addColumn('password_proven', 'integer', zero)
    .execute();

  await createSignUps(schema);
  await createSignIns(schema);

  await schema
    .createTable('ages')
    .addColumn('user_id', 'text', userKey)
    .addColumn('birth_date', 'text')
    .addColumn('confirmed_at', 'bigint')
    .addColumn('refused_until', 'bigint')
    .execute();

  await schema
    .createTable('wallets')
    .addColumn('user_id', 'text', userKey)
    .addColumn('chats', 'integer', (column) => column.notNull().check(notNegative('chats')))
    .addColumn('gold_coins', 'integer', (column) => column.notNull().check(notNegative('gold_coins')))
    .execute();

  await schema
    .createTable('ledger')
    .addColumn('entry_id', 'text', key)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('kind', 'text', required)
    .addColumn('chats', 'integer', required)
    .addColumn('gold_coins', 'integer', required)
    .addColumn('reference', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('ledger_once', ['user_id', 'kind', 'reference'])
    .execute();
  await schema.createIndex('ledger_by_user').on('ledger').columns(['user_id', 'entry_id']).execute();

  await schema
    .createTable('rate_limits')
    .addColumn('key', 'text', key)
    .addColumn('points', 'integer', zero)
    .addColumn('expire', 'bigint')
    .execute();
}

async function createSignUps(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('registrations')
    .addColumn('registration_id', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('ticket_hash', 'text', unique)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('mailed_at', 'bigint', required)
    .addColumn('confirmed_at', 'bigint')
    .addColumn('user_id', 'text', (column) => column.references('users.user_id').onDelete('cascade'))
    .addColumn('delivered_at', 'bigint')
    .addColumn('origin', 'text')
    .execute();
  await schema.createIndex('registrations_by_email').on('registrations').column('email').execute();
  await schema.createIndex('registrations_by_expiry').on('registrations').column('expires_at').execute();

  await schema
    .createTable('registration_codes')
    .addColumn('code_hash', 'text', key)
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('registrations.registration_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', required)
    .execute();
  await schema
    .createIndex('registration_codes_by_registration')
    .on('registration_codes')
    .column('registration_id')
    .execute();
}

async function createSignIns(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('sessions')
    .addColumn('session_id', 'text', key)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('token_hash', 'text', unique)
    .addColumn('previous_hash', 'text', (column) => column.unique())
    .addColumn('previous_until', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('rotated_at', 'bigint', required)
    .addColumn('last_seen_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();

  await schema
    .createTable('known_devices')
    .addColumn('device_id', 'text', key)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('secret_hash', 'text', required)
    .addColumn('network_hash', 'text', required)
    .addColumn('used_at', 'bigint', required)
    .addUniqueConstraint('known_devices_user_secret', ['user_id', 'secret_hash'])
    .execute();
  await schema.createIndex('known_devices_secret').on('known_devices').column('secret_hash').execute();

  await schema
    .createTable('provider_links')
    .addColumn('provider', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('provider_links_by_subject', ['provider', 'subject'])
    .addUniqueConstraint('provider_links_by_user', ['user_id', 'provider'])
    .execute();
  await schema
    .createTable('used_credentials')
    .addColumn('credential_hash', 'text', key)
    .addColumn('expires_at', 'bigint', required)
    .execute();

  // An address without an account has a link without a user.
  await schema
    .createTable('password_resets')
    .addColumn('code_hash', 'text', key)
    .addColumn('user_id', 'text', (column) => column.references('users.user_id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('password_resets_user').on('password_resets').column('user_id').execute();
}

const notNegative = (column: string) => sql`${sql.ref(column)} >= 0`;
