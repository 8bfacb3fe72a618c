import { fromPromise } from 'xstate';
import { hotWords, search } from '../../../contract/mates/search.ts';
import type { SearchPage, SearchResult } from '../../machines/mates/browse/search.reducers.ts';
import { toPager, type LoadedPage } from '../../machines/shared/pager.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Services } from '../shared/services.ts';

/** Implements the actors of the search machine. */
export const searchActors = ({ call }: Pick<Services, 'call'>) => {
  const fetchPage = ({ query, page }: SearchPage, signal: AbortSignal): Promise<SearchResult> =>
    call(search, { ...query, tags: query.tags.join(','), page: String(page) }, signal);
  return {
    fetchResults: provideRequest<SearchResult, SearchPage>(({ input, signal }) => fetchPage(input, signal)),
    fetchMore: toPager(
      fromPromise<LoadedPage<SearchResult, SearchPage>, SearchPage>(async ({ input, signal }) => {
        const page = await fetchPage(input, signal);
        return { page, next: page.hasMore ? { ...input, page: input.page + 1 } : null };
      }),
    ),
    fetchHotWords: provideRequest<readonly string[]>(
      async ({ signal }) => (await call(hotWords, {}, signal)).words,
    ),
  };
};
