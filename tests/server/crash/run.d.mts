export interface CrashReport {
  readonly kills: number;
  /** How long each start after a kill took until the first answer, in milliseconds. */
  readonly starts: readonly number[];
  readonly violations: readonly string[];
  readonly messages: number;
  readonly replies: number;
  /** Replies that a kill, or the companion's host, cut off. */
  readonly cut: number;
}

export declare function runCrashes(options: {
  serverFile: string;
  kills: number;
  people?: number;
  report?: (progress: { kill: number; kills: number; violations: number; milliseconds: number }) => void;
}): Promise<CrashReport>;
