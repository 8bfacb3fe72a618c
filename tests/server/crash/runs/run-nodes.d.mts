export interface NodeCrashReport {
  readonly kills: number;
  readonly violations: readonly string[];
  readonly messages: number;
  readonly replies: number;
  readonly cut: number;
  readonly deleted: number;
  readonly restored: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

export declare function runNodeCrashes(options: {
  serverFile: string;
  kills: number;
  people?: number;
  report?: (progress: { kill: number; kills: number; violations: number; milliseconds: number }) => void;
}): Promise<NodeCrashReport | null>;
