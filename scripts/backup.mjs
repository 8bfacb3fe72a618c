/** Writes a backup of the database with `npm run backup -- FILE`, while servers may be running. */
import { runProgram } from './lib/operator.mjs';

await runProgram('backup');
