/** Of a report of Vitest's. */
export declare function problemsInVitest(report: {
  testResults: ReadonlyArray<{
    name: string;
    status: string;
    message: string;
    assertionResults: ReadonlyArray<{ status: string; fullName: string; failureMessages: readonly string[] }>;
  }>;
}): string[];
/** Reads the output of a run of Vitest. */
export declare function unhandledErrorsIn(output: string): string[];
interface Suite {
  readonly suites?: readonly Suite[];
  /** Of a file: its path. */
  readonly file?: string;
  readonly specs?: ReadonlyArray<{
    file: string;
    title: string;
    tests: ReadonlyArray<{ status: string; results: ReadonlyArray<{ error?: { message?: string } }> }>;
  }>;
}
/** Of a report of Playwright's. */
export declare function problemsInPlaywright(report: {
  suites: readonly Suite[];
  errors?: ReadonlyArray<{ message?: string }>;
}): string[];
/** Of a report of Playwright's: the files in which a test failed. */
export declare function failedFiles(report: { suites: readonly Suite[] }): string[];
/** Of the problems of two tries: those of tests that failed in both, and those of tests that failed once. */
export declare function compareTries(
  first: readonly string[],
  second: readonly string[],
): { failed: string[]; unsteady: string[] };
