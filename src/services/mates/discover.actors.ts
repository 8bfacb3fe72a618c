import { fromPromise } from 'xstate';
import type { Catalogue, Ranks } from '../../machines/mates/browse/discover.types.ts';
import type { CatalogueService } from './catalogue.ts';

/** What the discover machine's actors do. */
export const discoverActors = (catalogue: CatalogueService) => ({
  fetchCatalogue: fromPromise<Catalogue, undefined>(({ signal }) => catalogue.recommend(signal)),
  fetchRanks: fromPromise<Ranks, undefined>(({ signal }) => catalogue.ranks(signal)),
});
