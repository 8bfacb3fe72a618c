import type { CopyProblem } from '../../contract/account/home-copies.ts';

/** A copy that was not written or not proved. The message has nothing of what is in it. */
export class CopyError extends Error {
  readonly reason: CopyProblem;
  /** How many things of a copy it is about. */
  readonly count: number;
  constructor(reason: CopyProblem, options?: ErrorOptions & { readonly count?: number }) {
    super(`The copy ended: ${reason}.`, options);
    this.name = 'CopyError';
    this.reason = reason;
    this.count = options?.count ?? 0;
  }
}

/** For what the disk or the database threw. */
export const toCopyError = (error: unknown): CopyError => {
  if (error instanceof CopyError) return error;
  const code = codeOf(error);
  const reason = reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'failed';
  return new CopyError(reason, { cause: error });
};

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

const reasons: readonly (readonly [RegExp, CopyProblem])[] = [
  [/^(?:ENOENT|ENOTDIR)/, 'folderMissing'],
  [/^(?:ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)/, 'diskFull'],
  [/^(?:EACCES|EPERM|EROFS)/, 'notWritable'],
];
