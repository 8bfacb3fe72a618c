import { toProgramResult } from './operator/command-result.ts';
import { runDoctor } from './operator/doctor.ts';
import { runProgram } from './operator/run-program.ts';
import { seconds } from './shared/clock.ts';

/** `npm run doctor`, and `node dist/server/doctor.js` where only the build is installed. */
await runProgram(async ({ environment }) => toProgramResult(await runDoctor(environment)));
// A folder that does not answer would keep the process.
setTimeout(() => process.exit(), seconds(1)).unref();
