export declare function readRows(markdown: string): Map<string, string>;
export declare function compare(
  rows: Map<string, string>,
  titles: readonly string[],
): { found: Map<string, string[]>; unknown: string[]; missing: string[] };
/** Of a report of Vitest's. */
export declare function passedIn(report: {
  testResults: ReadonlyArray<{
    name: string;
    assertionResults: ReadonlyArray<{ status: string; fullName: string }>;
  }>;
}): string[];
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: ReadonlyArray<{ file: string; title: string; tests: ReadonlyArray<{ status: string }> }>;
}
/** Of a list or a report of Playwright's. */
export declare function titlesIn(
  report: { readonly suites: readonly Suite[] },
  options?: { readonly passed?: boolean },
): string[];
