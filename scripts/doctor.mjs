/** Checks what the server needs, and says what is wrong and what to do. */
import { runProgram } from './lib/operator.mjs';

await runProgram('doctor');
