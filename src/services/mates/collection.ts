import { creatorPage } from '../../../contract/mates/creator.ts';
import { code } from '../../../contract/envelope.ts';
import { search } from '../../../contract/mates/search.ts';
import { tagState } from '../../../contract/mates/tags.ts';
import type { CollectionItem } from '../../machines/mates/browse/saved-list.reducers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../shared/services.ts';

/** Reads the maker or the tag that a URL names, with its mates; nothing for one that does not exist. */
export const readCollection = async (
  { call }: Pick<Services, 'call'>,
  query: string,
  signal: AbortSignal,
): Promise<CollectionItem[]> => {
  const names = new URLSearchParams(query);
  const tag = names.get('tag');
  if (tag !== null) {
    const [{ following }, { mates, total }] = await Promise.all([
      call(tagState, { tag }, signal),
      call(search, { tags: tag, order: 'new' }, signal),
    ]);
    return [{ kind: 'followTag', followed: { tag, mates, total, since: 0 }, isOn: following }];
  }
  try {
    const page = await call(creatorPage, { creatorId: names.get('creatorId') ?? '' }, signal);
    const { following, ...followed } = page;
    return [{ kind: 'follow', followed: { ...followed, since: 0 }, isOn: following }];
  } catch (error) {
    if (error instanceof ApiError && (error.code === code.notFound || error.code === code.invalid)) return [];
    throw error;
  }
};
