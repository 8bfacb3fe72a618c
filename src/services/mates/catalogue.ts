import { readRecommendation, readTrendingRank } from '../auth/first-answers.ts';
import type { Services } from '../shared/services.ts';

/** Reads what the first page shows; open to visitors too. */
export const createCatalogue = ({ get }: Pick<Services, 'get'>) => ({
  recommend: (signal: AbortSignal) => get('/mate/recommend', readRecommendation, signal),

  ranks: async (signal: AbortSignal) => (await get('/mate/trendingRank', readTrendingRank, signal)).ranks,
});

export type CatalogueService = ReturnType<typeof createCatalogue>;
