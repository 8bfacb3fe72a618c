import { exportCompanion } from '../../../contract/account/export-companion.ts';
import { ApiError } from '../http/api-error.ts';
import { createHttp, type HttpOptions } from '../http/http.ts';

/** Returns the archive of the account, of a mate with its rooms, or of one room. Rejects with an `ApiError`. */
export const fetchCompanion = async (
  http: HttpOptions,
  scope: { readonly mateId?: string; readonly roomId?: string },
  signal: AbortSignal,
): Promise<Blob> => {
  const { response } = await createHttp(http).openStream(exportCompanion, scope, signal);
  const { body } = response;
  if (body === null) throw new ApiError('unreachable', 'The file is empty.');
  return new Response(body).blob().catch((cause: unknown) => {
    throw new ApiError('unreachable', 'The connection broke.', { cause });
  });
};
