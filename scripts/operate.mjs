/**
 * `npm run operate -- COMMAND`: what an operator does with accounts, orders, mates and reports. Works while the server runs.
 */
import { runProgram } from './lib/operator.mjs';

await runProgram('operate');
