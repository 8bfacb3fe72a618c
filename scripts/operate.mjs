/**
 * The commands of an operator for accounts, orders, mates and reports: `npm run operate -- COMMAND`, also while the server runs. `npm run
 * operate -- --help` lists the commands.
 */
import { runProgram } from './lib/operator.mjs';

await runProgram('operate');
