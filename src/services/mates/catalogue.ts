import { recommend, trendingRank } from '../../../contract/mate.ts';
import type { Services } from '../shared/services.ts';

/** Creates the calls of the first page; visitors may make them too. */
export const createCatalogue = ({ call }: Pick<Services, 'call'>) => ({
  recommend: (signal: AbortSignal) => call(recommend, {}, signal),

  ranks: async (signal: AbortSignal) => (await call(trendingRank, {}, signal)).ranks,
});

export type CatalogueService = ReturnType<typeof createCatalogue>;
