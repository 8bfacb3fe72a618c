/** `npm run backup FILE`: writes a backup of the database, while servers may be running. */
import { runCommand } from './lib/operator.mjs';

await runCommand(async ({ load, getConfig, args, folder }) => {
  const { runBackup } = await load('/server/operator/backup.ts');
  return runBackup(args, await getConfig(), folder);
});
