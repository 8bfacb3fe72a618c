import type { Database } from '../../store/database.ts';
import type { StoreDeps } from '../store-deps.ts';

/** Stores that the user has read that the mates are an AI. */
export const acknowledgeAiNotice = async (
  { database, now }: Pick<StoreDeps, 'database' | 'now'>,
  userId: string,
): Promise<void> => {
  await database.updateTable('users').set({ ai_notice_at: now() }).where('user_id', '=', userId).execute();
};

/** Returns when the user last read that the mates are an AI, in any browser; nothing before the first time. */
export const readAiNotice = async (database: Database, userId: string): Promise<{ aiNoticeAt?: number }> => {
  const user = await database
    .selectFrom('users')
    .select('ai_notice_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return user === undefined || user.ai_notice_at === null ? {} : { aiNoticeAt: user.ai_notice_at };
};
