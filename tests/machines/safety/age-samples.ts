import type { AgeStatus } from '../../../src/machines/safety/age-gate.reducers.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';

export const unknown = { status: 'unknown', minimumAge: 18 } as const satisfies AgeStatus;
export const doubted: AgeStatus = { ...unknown, doubted: true, sentence: 'I am 13' };
export const confirmed = {
  status: 'confirmed',
  minimumAge: 18,
  adult: true,
  nfsw: false,
} as const satisfies AgeStatus;
export const refused = { status: 'refused', minimumAge: 18, until: 86_400_000 } as const satisfies AgeStatus;
export const wrongDay = new ApiError('rejected', 'There is no such day.', { code: 4000 });
