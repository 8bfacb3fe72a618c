import { readProviderLinks } from '../domain/sign-in/providers-accounts.ts';
import { readSetting } from '../domain/sign-in/second-step-setting.ts';
import { listDisputes } from '../domain/billing/disputes.ts';
import { listSubscriptions } from '../domain/billing/subscriptions.ts';
import { readBenefits } from '../domain/billing/wallets.ts';
import { readStoredBytes, maxStorageBytes } from '../domain/storage.ts';
import type { Database } from '../store/database.ts';
import type { Command } from './command.ts';
import { findUserId } from './find-user.ts';
import { formatBlock, formatTime, toOneLine } from './format.ts';

/** Shows what an operator needs to help a user: never messages, personas, birth dates, or anything secret. */
export const showUser: Command = {
  usage: 'user USER',
  description: 'an account, by its id or e-mail address',
  isChange: false,
  names: [1, 1],
  options: [],
  run: async ({ database, dialect, now }, { names: [name = ''] }) => {
    const userId = await findUserId(database, name);
    const storedBytes = await readStoredBytes(database, dialect, userId);
    const user = { ...(await readUser(database, userId, now())), storedBytes };
    return { text: describe(user), data: user };
  },
};

type ShownUser = Awaited<ReturnType<typeof readUser>> & { readonly storedBytes: number };

const readUser = async (database: Database, userId: string, now: number) => {
  const { chats, goldCoins } = await readBenefits(database, userId);
  const { providers } = await readProviderLinks(database, userId);
  const { password_hash: passwordHash, ...account } = await readAccount(database, userId);
  return {
    ...account,
    signIn: [...(passwordHash === null ? [] : ['password']), ...providers.map(({ provider }) => provider)],
    secondStep: await readSetting(database, userId),
    ...(await readSessions(database, userId)),
    chats,
    goldCoins,
    subscriptions: await listSubscriptions(database, userId, now),
    orders: await readOrders(database, userId),
    disputes: await listDisputes(database, userId),
    mates: await readMates(database, userId),
  };
};

const readAccount = (database: Database, userId: string) =>
  database
    .selectFrom('users')
    .leftJoin('ages', 'ages.user_id', 'users.user_id')
    .select([
      'users.user_id as userId',
      'email',
      'name',
      'language',
      'created_at as createdAt',
      'password_hash',
    ])
    .select([
      'locked_at as lockedAt',
      'ages.confirmed_at as ageConfirmedAt',
      'ages.doubted_at as ageDoubtedAt',
    ])
    .where('users.user_id', '=', userId)
    .executeTakeFirstOrThrow();

const readSessions = (database: Database, userId: string) =>
  database
    .selectFrom('sessions')
    .select((column) => [
      column.fn.countAll<number>().as('sessions'),
      column.fn.max('last_seen_at').as('lastSeenAt'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

const maxOrders = 20;

const readOrders = (database: Database, userId: string) =>
  database
    .selectFrom('orders')
    .select(['order_id as orderId', 'package_id as packageId', 'price', 'currency', 'status', 'provider'])
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .orderBy('order_id', 'desc')
    .limit(maxOrders)
    .execute();

const readMates = (database: Database, userId: string) =>
  database
    .selectFrom('mates')
    .select(['mate_id as mateId', 'name', 'visibility', 'withdrawn_at as withdrawnAt'])
    .where('owner_id', '=', userId)
    .orderBy('mate_id', 'desc')
    .execute();

const describe = (user: ShownUser): string =>
  formatBlock(`${user.userId}  ${toOneLine(user.email)}`, [
    ['name', toOneLine(user.name ?? '')],
    ['created', formatTime(user.createdAt)],
    ['language', user.language],
    ['status', user.lockedAt === null ? 'active' : `locked since ${formatTime(user.lockedAt)}`],
    ['age', describeAge(user)],
    ['sign-in', user.signIn.join(', ')],
    ['second step', describeSecondStep(user.secondStep)],
    [
      'sessions',
      `${String(user.sessions)}${user.lastSeenAt === null ? '' : `, last used ${formatTime(user.lastSeenAt)}`}`,
    ],
    ['stored', formatStored(user.storedBytes)],
    ['balance', `${String(user.chats)} chats, ${String(user.goldCoins)} gold coins`],
    ...user.subscriptions.map((one): [string, string] => [
      'subscription',
      `${one.packageId} until ${formatTime(one.until)}`,
    ]),
    ...user.orders.map((order): [string, string] => ['order', describeOrder(order, user.disputes)]),
    ...user.mates.map((mate): [string, string] => ['mate', describeMate(mate)]),
  ]);

const describeAge = ({ ageConfirmedAt, ageDoubtedAt }: ShownUser): string => {
  if (ageConfirmedAt === null) {
    return 'not confirmed';
  }
  const asked = ageDoubtedAt === null ? '' : `, asked again since ${formatTime(ageDoubtedAt)}`;
  return `confirmed ${formatTime(ageConfirmedAt)}${asked}`;
};

const formatStored = (bytes: number): string =>
  `${(bytes / 1_000_000).toFixed(1)} of ${(maxStorageBytes / 1_000_000).toFixed(0)} MB`;

const describeSecondStep = ({ since, codesLeft }: ShownUser['secondStep']): string =>
  since === null ? 'off' : `on since ${formatTime(since)}, recovery codes left: ${String(codesLeft)}`;

const describeOrder = (order: ShownUser['orders'][number], disputes: ShownUser['disputes']): string =>
  [
    order.orderId,
    formatTime(order.createdAt),
    order.packageId,
    `${(order.price / 100).toFixed(2)} ${order.currency}`,
    order.status,
    order.provider,
    ...disputes.filter(({ orderId }) => orderId === order.orderId).map(({ dispute }) => `dispute ${dispute}`),
  ].join('  ');

const describeMate = (mate: ShownUser['mates'][number]): string =>
  `${mate.mateId}  ${toOneLine(mate.name)}  ${mate.withdrawnAt === null ? mate.visibility : 'withdrawn'}`;
