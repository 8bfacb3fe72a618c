import { recommend, trendingRank } from '../../../contract/mate.ts';
import type { Catalogue, Ranks } from '../../machines/mates/browse/discover.machine.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Services } from '../shared/services.ts';

/** Actors of `discover`; visitors may make its calls too. */
export const discoverActors = ({ call }: Pick<Services, 'call'>) => ({
  fetchCatalogue: provideRequest<Catalogue>(({ signal }) => call(recommend, {}, signal)),
  fetchRanks: provideRequest<Ranks>(async ({ signal }) => (await call(trendingRank, {}, signal)).ranks),
});
