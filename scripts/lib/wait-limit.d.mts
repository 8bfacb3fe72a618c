/** What a slow machine under load needs at most. */
export declare const fullWaitSeconds: number;
/** Milliseconds that `countUp` takes on an idle machine with slow cores. */
export declare const idleCountTime: number;
/** Plain work by which the speed of this machine is measured. */
export declare function countUp(): number;
/** Returns the seconds that suit the present speed of this machine: 40 where it is idle. */
export declare function measureWaitSeconds(): number;
