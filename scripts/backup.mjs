/**
 * Writes a backup of the database with `npm run backup -- FILE`, while servers may be running.
 *
 *   npm run backup -- FILE --encrypt   encrypts it with age, and proves it by a restore into an empty database
 *   npm run backup -- FILE --prove     proves a backup that is there
 */
import { runProgram } from './lib/operator.mjs';

await runProgram('backup');
