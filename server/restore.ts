import { toProgramResult } from './operator/command-result.ts';
import { runRestore } from './operator/restore.ts';
import { runProgram } from './operator/run-program.ts';

/** `npm run restore`, and `node dist/server/restore.js` where only the build is installed. */
await runProgram(async ({ args, folder, readSettings }) =>
  toProgramResult(await runRestore(args, readSettings(), folder)),
);
