import { code } from '../../contract/envelope.ts';
import * as mates from '../../contract/mate.ts';
import { ApiError } from './api-error.ts';
import type { Services } from './services.ts';

/** Reads the catalogue; open to visitors too. */
export const createCatalogue = ({ call }: Pick<Services, 'call'>) => ({
  recommend: (signal: AbortSignal) => call(mates.recommend, {}, signal),

  ranks: async (signal: AbortSignal) => (await call(mates.trendingRank, {}, signal)).ranks,

  /** Null when there is no such mate. */
  async mate(mateId: string, signal: AbortSignal): Promise<mates.MateDetail | null> {
    try {
      return await call(mates.getMateDetail, { mateId }, signal);
    } catch (error) {
      if (error instanceof ApiError && noSuchMate.includes(error.code)) return null;
      throw error;
    }
  },

  extra: (mateId: string, signal: AbortSignal) => call(mates.mateExtraInfo, { mateId }, signal),
});

export type CatalogueService = ReturnType<typeof createCatalogue>;

/** What a host says to an id that names nobody, or that cannot be an id. */
const noSuchMate: ReadonlyArray<number | undefined> = [code.notFound, code.invalid];
