import * as v from 'valibot';
import { CompanionImportFrame, importCompanion } from '../../../contract/account/companion-file.ts';
import type { ImportProgress, ImportResult } from '../../machines/imports/import.reducers.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import { ApiError } from '../http/api-error.ts';
import { createHttp, type HttpOptions } from '../http/http.ts';
import { readMessages } from '../stream/sse-reader.ts';

/** An archive, and what of it is imported. */
interface FileToImport {
  readonly file: Blob;
  readonly importId: string;
  readonly excluded: readonly string[];
  /** How much there is to do for each item. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Sends an archive, and reports what became of its parts. Rejects with an `ApiError` where it was not read to its end: sent again, it goes on. */
export const importFile = async (
  http: HttpOptions,
  { file, importId, excluded, weights }: FileToImport,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<void> => {
  const body = new Blob([`${JSON.stringify({ importId, excluded })}\n`, file]);
  const sending: typeof fetch = (url, options) => fetch(url, { ...options, body });
  const { response, toError } = await createHttp({ ...http, fetch: sending }).openStream(
    importCompanion,
    {},
    signal,
  );
  const results = new Map<string, ImportResult>();
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let within = 0;
  let end: ApiError | 'done' | undefined;
  const report = (): void => {
    const done = [...results.keys()].reduce((sum, id) => sum + (weights.get(id) ?? 0), within);
    onProgress({ done, total, results: [...results.values()] });
  };
  const read = (value: unknown): void => {
    const { success, output: frame } = v.safeParse(CompanionImportFrame, value);
    if (!success) return;
    if (frame.type === 'done') end = 'done';
    else if (frame.type === 'error') end = toError(frame.code, frame.message);
    else if (frame.type === 'progress') within = frame.messages;
    else {
      within = 0;
      const id = `${frame.kind}:${frame.id}`;
      const isUnchanged = frame.type === 'item' && frame.outcome === 'unchanged';
      results.set(id, { id, failure: failureIn(frame), skipped: 0, isUnchanged });
    }
    report();
  };
  try {
    if (response.body !== null)
      await readMessages(response.body, { message: read, done: () => undefined }, signal);
  } catch (cause) {
    throw new ApiError('unreachable', 'The connection broke.', { cause });
  }
  if (end === undefined) throw new ApiError('unreachable', 'The connection broke.');
  if (end !== 'done') throw end;
};

const failureIn = (
  frame: Extract<CompanionImportFrame, { readonly type: 'item' | 'refused' }>,
): ImportResult['failure'] =>
  frame.type === 'item' ? null : toFailure(new ApiError('rejected', frame.message, { code: frame.code }));
