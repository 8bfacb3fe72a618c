import { fromPromise } from 'xstate';
import { hotWords, search } from '../../../contract/search.ts';
import type { SearchPage, SearchResult } from '../../machines/mates/search.types.ts';
import type { Services } from '../shared/services.ts';

/** What the search machine's actors do. */
export const searchActors = ({ call }: Pick<Services, 'call'>) => {
  const fetchPage = fromPromise<SearchResult, SearchPage>(({ input: { query, page }, signal }) =>
    call(search, { ...query, tags: query.tags.join(','), page: String(page) }, signal),
  );
  return {
    fetchResults: fetchPage,
    fetchMore: fetchPage,
    fetchHotWords: fromPromise<readonly string[], undefined>(
      async ({ signal }) => (await call(hotWords, {}, signal)).words,
    ),
  };
};
