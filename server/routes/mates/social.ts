import type { FastifyInstance } from 'fastify';
import { forYou } from '../../../contract/mates/for-you.ts';
import { doFavorite, favorites, followCreator } from '../../../contract/mates/favorites.ts';
import { followList } from '../../../contract/mates/follow-list.ts';
import { creatorPage } from '../../../contract/mates/creator.ts';
import { review, reviews } from '../../../contract/mates/review.ts';
import { followTag, tagState } from '../../../contract/mates/tags.ts';
import { getMate } from '../../domain/mates/catalogue.ts';
import { suggestMates } from '../../domain/social/for-you.ts';
import {
  listFavorites,
  listFollowed,
  setFavorite,
  setFollowing,
} from '../../domain/social/favorites-and-follows.ts';
import { readCreatorPage } from '../../domain/social/creators.ts';
import { listFollowedTags, readFollowedTags, setTagFollowed } from '../../domain/social/tag-follows.ts';
import { toViewer } from '../../domain/mates/mate-access.ts';
import { listReviews, writeReview } from '../../domain/social/reviews.ts';
import { registerCall, type CallDeps } from '../../http/calls.ts';
import type { MateDeps } from '../../domain/mates/mate-deps.ts';
import { withLanguages } from './mate-languages.ts';

/**
 * Registers the calls about favorites, follows, reviews and suggestions. Users only see and change their own; reviews
 * are public.
 */
export const registerSocialRoutes = (app: FastifyInstance, deps: CallDeps & MateDeps): void => {
  const inLanguages = withLanguages(deps.companion);
  registerCall(app, deps, doFavorite, async ({ user, input: { mateId, favorite } }) => ({
    mateId,
    favorite: await setFavorite(deps, { ...toViewer(user), mateId, wanted: parseWanted(favorite) }),
  }));
  registerCall(app, deps, favorites, async ({ user }) => ({
    mates: (await listFavorites(deps.database, user)).map(inLanguages),
  }));
  registerCall(app, deps, followCreator, async ({ user, input: { creatorId, follow } }) => ({
    creatorId,
    following: await setFollowing(deps, { userId: user.userId, creatorId, wanted: parseWanted(follow) }),
  }));
  registerCall(app, deps, followList, async ({ user }) => ({
    creators: await listFollowed(deps.database, user),
    tags: await listFollowedTags(deps.database, user),
  }));
  registerCall(app, deps, tagState, async ({ user, input: { tag } }) => ({
    tag,
    following:
      user !== null && (await readFollowedTags(deps.database, user.userId)).some((one) => one.tag === tag),
  }));
  registerCall(app, deps, followTag, async ({ user, input: { tag, wanted } }) => {
    await setTagFollowed(deps, { userId: user.userId, tag, wanted });
    return { tag, following: wanted };
  });
  registerCall(app, deps, creatorPage, async ({ user, input }) => {
    const page = await readCreatorPage(deps.database, user, input.creatorId);
    return { ...page, mates: page.mates.map(inLanguages) };
  });
  registerCall(app, deps, review, async ({ user, input }) => {
    await deps.limits.consume('review-user', user);
    return writeReview(deps, { ...input, ...toViewer(user) });
  });
  registerCall(app, deps, reviews, async ({ user, input: { mateId, before } }) => {
    await getMate(deps.database, mateId, user);
    return listReviews(deps.database, { mateId, userId: user?.userId ?? null, before: before ?? null });
  });
  registerCall(app, deps, forYou, async ({ user }) => ({
    entries: (await suggestMates(deps, user)).map(({ mate, reason }) => ({
      mate: inLanguages(mate),
      reason,
    })),
  }));
};

/** Returns null when the call toggles the state. */
const parseWanted = (wanted: '1' | '0' | undefined): boolean | null =>
  wanted === undefined ? null : wanted === '1';
