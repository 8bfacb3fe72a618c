import type { AccountExport } from '../../../contract/account/account.ts';
import type { Database } from '../../store/database.ts';

/** Reads the user's favorites, follows and reviews. */
export const readSocial = async (
  database: Database,
  userId: string,
): Promise<Pick<AccountExport, 'favorites' | 'follows' | 'followedTags' | 'reviews'>> => {
  const favorites = await database
    .selectFrom('favorites')
    .select(['mate_id as mateId', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const follows = await database
    .selectFrom('follows')
    .select(['creator_id as creatorId', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const reviews = await database
    .selectFrom('reviews')
    .select(['mate_id as mateId', 'stars', 'text', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .orderBy('review_id')
    .execute();
  const followedTags = await database
    .selectFrom('tag_follows')
    .select(['tag', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return { favorites, follows, followedTags, reviews };
};

/** Reads the user's orders, paid or not, and subscriptions. */
export const readPurchases = async (
  database: Database,
  userId: string,
): Promise<Pick<AccountExport, 'orders' | 'subscriptions'>> => {
  const orders = await database
    .selectFrom('orders')
    .select([
      'order_id as orderId',
      'package_id as packageId',
      'price',
      'currency',
      'status',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const subscriptions = await database
    .selectFrom('subscriptions')
    .select(['package_id as packageId', 'since', 'until'])
    .where('user_id', '=', userId)
    .orderBy('since')
    .execute();
  return { orders, subscriptions };
};
