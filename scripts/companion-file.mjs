/** Checks a companion file with `npm run companion-file -- FILE`, and prints what is in it. */
import { runProgram } from './lib/operator.mjs';

await runProgram('companion-file');
