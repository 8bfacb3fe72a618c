/** `npm run restore -- FILE`: restores a backup of the database where none is. */
import { runProgram } from './lib/operator.mjs';

await runProgram('restore');
