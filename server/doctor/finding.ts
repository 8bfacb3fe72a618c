/** The result of a check: a detail when all is well, otherwise the problem and what to do. Never contains a secret. */
export interface Finding {
  readonly isOk: boolean;
  readonly text: string;
}

export const ok = (text: string): Finding => ({ isOk: true, text });

export const problem = (text: string): Finding => ({ isOk: false, text });

/** How long a check waits for another host, in milliseconds. */
export const checkTimeout = 10_000;

/** Returns the code of a failed request or connection, or the name of its error. */
export const describeFailure = (error: unknown): string => {
  if (!(error instanceof Error)) {
    return 'it failed';
  }
  if (error.name === 'TimeoutError') {
    return `no answer within ${String(checkTimeout / 1000)} seconds`;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return code ?? (error.cause === undefined ? error.name : describeFailure(error.cause));
};
