import type { Suggestion } from '../../../contract/mates/for-you.ts';
import type { Database } from '../../store/database.ts';
import { toCard, listMates, type StoredMate } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { days } from '../../shared/clock.ts';
import type { StoreDeps } from '../store-deps.ts';
import { readFollowedTags } from './tag-follows.ts';

const maxSuggestions = 24;

/**
 * The weight of a followed creator, of a followed tag and, per shared tag, of a favorite mate and of a mate only talked with. A
 * mate that is new for those who follow its creator or tag comes before others.
 */
const weights = { followed: 3, tag: 3, favorite: 2, talked: 1, isNew: 6 } as const;

/** A mate is new for this time after it was first shown. */
const newFor = days(30);

/** The user's known preferences. */
interface Taste {
  readonly favorites: readonly StoredMate[];
  readonly talked: readonly StoredMate[];
  readonly creators: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Mates shown after this time are new. */
  readonly since: number;
}

/**
 * Returns mates that are neither favorites of the user nor talked with, best match first, each with its strongest
 * reason. Without known preferences, as for visitors, returns the most popular ones.
 */
export const suggestMates = async (
  { database, now }: Pick<StoreDeps, 'database' | 'now'>,
  viewer: Viewer | null,
): Promise<Suggestion[]> => {
  const mates = await listMates(database, viewer);
  const taste =
    viewer === null
      ? emptyTaste
      : { ...(await readTaste(database, viewer.userId, mates)), since: now() - newFor };
  const known = new Set([...taste.favorites, ...taste.talked].map(({ mateId }) => mateId));
  return mates
    .filter(({ mateId }) => !known.has(mateId))
    .map((mate) => ({ mate, ...score(mate, taste) }))
    .toSorted((a, b) => b.score - a.score || b.mate.chats - a.mate.chats)
    .slice(0, maxSuggestions)
    .map(({ mate, reason }) => ({ mate: toCard(mate), reason }));
};

const emptyTaste: Taste = {
  favorites: [],
  talked: [],
  creators: new Set(),
  tags: new Set(),
  since: Number.POSITIVE_INFINITY,
};

interface Score {
  readonly score: number;
  readonly reason: Suggestion['reason'];
}

/** Sums the scores of all reasons and returns the strongest reason. */
const score = (mate: StoredMate, taste: Taste): Score => {
  const scores = [
    ...scoreFollowed(mate, taste),
    ...scoreSimilarity('favorite', mate, taste.favorites),
    ...scoreSimilarity('talked', mate, taste.talked),
  ];
  const strongest = scores.toSorted((a, b) => b.score - a.score)[0];
  return {
    score: scores.reduce((sum, { score }) => sum + score, 0),
    reason: strongest?.reason ?? { kind: 'popular' },
  };
};

const scoreFollowed = (
  { creator, tags: ownTags, shownAt }: StoredMate,
  { creators, tags, since }: Taste,
): Score[] => {
  const bonus = shownAt > since ? weights.isNew : 0;
  const tag = ownTags.find((own) => tags.has(own));
  return [
    ...(creators.has(creator.creatorId)
      ? [{ score: weights.followed + bonus, reason: { kind: 'followed', creator: creator.name } as const }]
      : []),
    ...(tag === undefined ? [] : [{ score: weights.tag + bonus, reason: { kind: 'tag', tag } as const }]),
  ];
};

/** Scores the liked mate that shares the most tags with this one, if any does. */
const scoreSimilarity = (
  kind: 'favorite' | 'talked',
  mate: StoredMate,
  liked: readonly StoredMate[],
): Score[] => {
  const [closest] = liked
    .map((other) => ({ other, shared: mate.tags.filter((tag) => other.tags.includes(tag)) }))
    .toSorted((a, b) => b.shared.length - a.shared.length);
  const tag = closest?.shared[0];
  if (closest === undefined || tag === undefined) {
    return [];
  }
  const score = weights[kind] * closest.shared.length;
  return [{ score, reason: { kind, mate: closest.other.shortName, tag } }];
};

const readTaste = async (
  database: Database,
  userId: string,
  mates: readonly StoredMate[],
): Promise<Omit<Taste, 'since'>> => {
  const marked = await database
    .selectFrom('favorites')
    .select('mate_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  const rooms = await database
    .selectFrom('rooms')
    .select('mate_id')
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('temporary_seen_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .execute();
  const follows = await database
    .selectFrom('follows')
    .select('creator_id')
    .where('user_id', '=', userId)
    .execute();
  const byId = new Map(mates.map((mate) => [mate.mateId, mate]));
  const find = (rows: ReadonlyArray<{ mate_id: string }>) =>
    [...new Set(rows.map((row) => row.mate_id))].flatMap((mateId) => byId.get(mateId) ?? []);
  return {
    favorites: find(marked),
    talked: find(rooms),
    creators: new Set(follows.map((row) => row.creator_id)),
    tags: new Set((await readFollowedTags(database, userId)).map(({ tag }) => tag)),
  };
};
