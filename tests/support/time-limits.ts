/**
 * The only time limits of the tests, in milliseconds. They abort tests that hang and measure nothing: a test ends when
 * the expected event occurs, and no machine is slow enough to reach them. A test has twice the time of one wait: what
 * hangs outside a wait, such as the close of a browser, must leave time for the rest of a run. `WAIT_LIMIT_SECONDS` shortens the waits of
 * the browser tests while you work on one of them.
 */
export const waitLimit = Number(process.env['WAIT_LIMIT_SECONDS'] ?? 600) * 1000;
export const testLimit = 1_200_000;
