import { fromPromise } from 'xstate';
import type { MateExtraInfo } from '../../contract/mate.ts';
import type { FoundMate } from '../machines/mate-detail.types.ts';
import type { CatalogueService } from './catalogue.ts';

/** What the mate page's actors do. */
export const mateDetailActors = (catalogue: CatalogueService) => ({
  fetchMate: fromPromise<FoundMate, { mateId: string }>(({ input, signal }) =>
    catalogue.mate(input.mateId, signal),
  ),
  fetchExtra: fromPromise<MateExtraInfo, { mateId: string }>(({ input, signal }) =>
    catalogue.extra(input.mateId, signal),
  ),
});
