/** `npm run restore FILE`: restores a backup of the database where none is. */
import { runCommand } from './lib/operator.mjs';

await runCommand(async ({ load, getConfig, args, folder }) => {
  const { runRestore } = await load('/server/operator/restore.ts');
  return runRestore(args, await getConfig(), folder);
});
