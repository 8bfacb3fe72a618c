/**
 * The only time limits of the tests, in milliseconds. They abort tests that hang and measure nothing: a test ends when the expected
 * event occurs, and a slow machine under load does not reach them. `WAIT_LIMIT_SECONDS` shortens the waits: Playwright's
 * configuration sets it to what this machine needs, so that a failure shows within a minute where nothing else runs, and `npm test`
 * gives what failed a second try with the full length. A test has the time of three full waits: what hangs outside a wait,
 * such as the close of a browser, must leave time for the rest of a run.
 */
import { fullWaitSeconds } from '../../scripts/lib/wait-limit.mjs';

export const waitLimit = Number(process.env['WAIT_LIMIT_SECONDS'] ?? fullWaitSeconds) * 1000;
export const testLimit = fullWaitSeconds * 3 * 1000;
