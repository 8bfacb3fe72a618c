/** Restores a backup with `npm run restore -- FILE` where no database is. */
import { runProgram } from './lib/operator.mjs';

await runProgram('restore');
