import type { MateExtraInfo } from '../../../contract/mates/mate-detail.ts';
import type { StoreDeps } from '../store-deps.ts';
import { toCard, listMates, getMate, type StoredMate } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { findLatest } from '../transcript/room-rows.ts';
import { isFavorite, isFollowing } from './favorites-and-follows.ts';
import { readOpinions } from './reviews.ts';

const maxSimilar = 6;

/** Returns the data that a mate's page shows beyond the mate itself. Throws `notFound` for an unknown mate. */
export const getExtraInfo = async (
  { database }: Pick<StoreDeps, 'database'>,
  mateId: string,
  viewer: Viewer | null,
): Promise<MateExtraInfo> => {
  const userId = viewer?.userId ?? null;
  const mate = await getMate(database, mateId, viewer);
  const others = (await listMates(database, viewer)).filter((other) => other.mateId !== mateId);
  return {
    mateId,
    chats: mate.chats,
    similar: findSimilar(mate, others).slice(0, maxSimilar).map(toCard),
    roomId: userId === null ? null : ((await findLatest(database, { mateId, userId }))?.room_id ?? null),
    favorite: userId === null ? false : await isFavorite(database, mateId, userId),
    following: userId === null ? false : await isFollowing(database, mate.creator.creatorId, userId),
    opinions: await readOpinions(database, mateId, userId),
  };
};

/** Returns the mates that share at least one tag, most shared tags first. */
const findSimilar = (mate: StoredMate, others: readonly StoredMate[]): StoredMate[] =>
  others
    .map((other) => ({ other, shared: other.tags.filter((tag) => mate.tags.includes(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ other }) => other);
