import type { MateDetail, MateExtraInfo } from '../../../contract/mate-detail.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { MatesService } from './mates.ts';

/** Implements the requests of a mate’s page. */
export const mateDetailActors = (mates: MatesService) => ({
  fetchMate: provideRequest<MateDetail | null, { mateId: string }>(({ input, signal }) =>
    mates.mate(input.mateId, signal),
  ),
  fetchExtra: provideRequest<MateExtraInfo, { mateId: string }>(({ input, signal }) =>
    mates.extra(input.mateId, signal),
  ),
});
