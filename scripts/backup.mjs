/** `npm run backup -- FILE`: writes a backup of the database, while servers may be running. */
import { runProgram } from './lib/operator.mjs';

await runProgram('backup');
