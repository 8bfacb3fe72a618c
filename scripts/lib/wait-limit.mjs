/** Chooses how long a browser test waits for something that may never happen. */

/** The maximum time of a slow machine under load; a test that fails for good costs the run as much at its second try. */
export const fullWaitSeconds = 200;
const idleWaitSeconds = 40;
/** Milliseconds that `countUp` takes on an idle machine with slow cores. */
export const idleCountTime = 40;

/** Returns the seconds that suit the present speed of this machine: 40 where it is idle, `fullWaitSeconds` at most. */
export function measureWaitSeconds() {
  const times = Array.from({ length: 15 }, () => timeOf(countUp));
  const average = times.reduce((sum, time) => sum + time, 0) / times.length;
  const slowness = Math.max(1, average / idleCountTime);
  return Math.min(fullWaitSeconds, Math.round(idleWaitSeconds * slowness));
}

function timeOf(work) {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** Plain work by which the speed of this machine is measured. */
export function countUp() {
  let sum = 0;
  for (let index = 0; index < 10_000_000; index += 1) sum = (sum + index) % 1_000_003;
  return sum;
}
