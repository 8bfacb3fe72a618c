export interface PostgresCrashReport {
  readonly kills: number;
  readonly violations: readonly string[];
  /** How long the server took to respond after each start of the database, in milliseconds. */
  readonly recoveries: readonly number[];
  /** How often the server's process exited. */
  readonly restarts: number;
  readonly messages: number;
  readonly replies: number;
  readonly cut: number;
  /** The number of responses with code 5030. */
  readonly refusals: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

export declare function runPostgresCrashes(options: {
  serverFile: string;
  kills: number;
  people?: number;
  report?: (progress: { kill: number; kills: number; violations: number; milliseconds: number }) => void;
}): Promise<PostgresCrashReport | null>;
