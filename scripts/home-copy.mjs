/** Makes a copy of a home's account; the server starts it each night, with a channel on which it says what to copy. */
import { runProgram } from './lib/operator.mjs';

await runProgram('home-copy');
