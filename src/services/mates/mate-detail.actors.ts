import { fromPromise } from 'xstate';
import type { MateExtraInfo } from '../../../contract/mate-detail.ts';
import type { FoundMate } from '../../machines/mates/mate-detail.types.ts';
import type { MatesService } from './mates.ts';

/** What the mate page's actors do. */
export const mateDetailActors = (mates: MatesService) => ({
  fetchMate: fromPromise<FoundMate, { mateId: string }>(({ input, signal }) =>
    mates.mate(input.mateId, signal),
  ),
  fetchExtra: fromPromise<MateExtraInfo, { mateId: string }>(({ input, signal }) =>
    mates.extra(input.mateId, signal),
  ),
});
