import { fromPromise } from 'xstate';
import { recommend, trendingRank } from '../../../contract/mate.ts';
import type { Ranks } from '../../machines/mates/browse/discover.types.ts';
import { fromCall } from '../http/from-call.ts';
import type { Services } from '../shared/services.ts';

/** Actors of `discover`; visitors may make its calls too. */
export const discoverActors = ({ call }: Pick<Services, 'call'>) => ({
  fetchCatalogue: fromCall(call, recommend),
  fetchRanks: fromPromise<Ranks, undefined>(
    async ({ signal }) => (await call(trendingRank, {}, signal)).ranks,
  ),
});
