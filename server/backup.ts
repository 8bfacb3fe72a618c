import { runBackup } from './operator/backup.ts';
import { toProgramResult } from './operator/command-result.ts';
import { runProgram } from './operator/run-program.ts';

/** `npm run backup`, and `node dist/server/backup.js` where only the build is installed. */
await runProgram(async ({ args, folder, readSettings }) =>
  toProgramResult(await runBackup(args, readSettings(), folder)),
);
