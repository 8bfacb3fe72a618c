import { code } from '../../../contract/envelope.ts';
import * as mates from '../../../contract/mate-detail.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../shared/services.ts';

/** Reads about one mate; open to visitors too. */
export const createMates = ({ call }: Pick<Services, 'call'>) => ({
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

export type MatesService = ReturnType<typeof createMates>;

/** The codes of a host for an ID that is unknown or malformed. */
const noSuchMate: ReadonlyArray<number | undefined> = [code.notFound, code.invalid];
