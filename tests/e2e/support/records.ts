/** The records of the transitions that the tours of this run have taken. */
import type { TestInfo } from '@playwright/test';
import { readRecords, recordsFolder, writeRecord } from 'statechart-tools/coverage/record';

export function recordTour(file: string, testId: string, taken: ReadonlySet<string>): void {
  writeRecord(recordsFolder(process.cwd()), testId, {
    taker: 'tour',
    file,
    at: Date.now(),
    taken: [...taken],
  });
}

/** Returns the transitions that the tests of this file have taken since the run began. */
export function takenInThisRun(file: string): string[] {
  const begin = Number(process.env['E2E_BEGIN']);
  return readRecords(recordsFolder(process.cwd()))
    .filter((record) => record.file === file && record.at >= begin)
    .flatMap(({ taken }) => taken);
}

/** Returns the path of the spec to which the test belongs; `file` is that of the helper which adds a tour. */
export const specOf = ({ titlePath: [spec = ''] }: TestInfo): string => `tests/e2e/${spec}`;
