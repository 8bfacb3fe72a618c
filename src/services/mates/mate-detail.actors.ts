import { code } from '../../../contract/envelope.ts';
import {
  getMateDetail,
  mateExtraInfo,
  type MateDetail,
  type MateExtraInfo,
} from '../../../contract/mates/mate-detail.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../shared/services.ts';

/** Actors of `mateDetail`; visitors may make its calls too. `prepared` resolves once what the extras contain is saved. */
export const mateDetailActors = (
  { call }: Pick<Services, 'call'>,
  prepared: (signal: AbortSignal) => Promise<unknown>,
) => ({
  /** Outputs null if there is no such mate. */
  fetchMate: provideRequest<MateDetail | null, { mateId: string }>(async ({ input, signal }) => {
    try {
      return await call(getMateDetail, input, signal);
    } catch (error) {
      if (error instanceof ApiError && noSuchMate.includes(error.code)) return null;
      throw error;
    }
  }),
  fetchExtra: provideRequest<MateExtraInfo, { mateId: string }>(async ({ input, signal }) => {
    await prepared(signal);
    return call(mateExtraInfo, input, signal);
  }),
});

/** The codes of a server for an ID that is unknown or malformed. */
const noSuchMate: ReadonlyArray<number | undefined> = [code.notFound, code.invalid];
