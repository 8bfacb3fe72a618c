import { runOperate } from './operator/operate.ts';
import { runProgram } from './operator/run-program.ts';

/** `npm run operate`, and `node dist/server/operate.js` where only the build is installed. */
await runProgram(({ args, readSettings }) => runOperate(args, readSettings()));
