/** Seconds that no machine exceeds. */
export declare const fullWaitSeconds: number;
/** Returns the seconds that suit the present speed of this machine: 40 where it is idle. */
export declare function measureWaitSeconds(): number;
