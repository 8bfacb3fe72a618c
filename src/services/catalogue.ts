import { recommend, trendingRank } from '../../contract/mate.ts';
import type { Services } from './services.ts';

/** Reads what the first page shows; open to visitors too. */
export const createCatalogue = ({ call }: Pick<Services, 'call'>) => ({
  recommend: (signal: AbortSignal) => call(recommend, {}, signal),

  ranks: async (signal: AbortSignal) => (await call(trendingRank, {}, signal)).ranks,
});

export type CatalogueService = ReturnType<typeof createCatalogue>;
