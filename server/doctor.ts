import { toProgramResult } from './operator/command-result.ts';
import { runDoctor } from './operator/doctor.ts';
import { runProgram } from './operator/run-program.ts';

/** `npm run doctor`, and `node dist/server/doctor.js` where only the build is installed. */
await runProgram(async ({ environment }) => toProgramResult(await runDoctor(environment)));
