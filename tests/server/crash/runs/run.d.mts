export interface CrashReport {
  readonly kills: number;
  /** The time from each start after a kill until the first response, in milliseconds. */
  readonly starts: readonly number[];
  readonly violations: readonly string[];
  readonly messages: number;
  readonly replies: number;
  /** Replies interrupted by a kill, or by the companion's host. */
  readonly cut: number;
  /** Acknowledged deletions of messages, and restorations. */
  readonly deleted: number;
  readonly restored: number;
}

export declare function runCrashes(options: {
  serverFile: string;
  kills: number;
  people?: number;
  report?: (progress: { kill: number; kills: number; violations: number; milliseconds: number }) => void;
}): Promise<CrashReport>;
