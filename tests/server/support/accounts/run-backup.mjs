/** Runs the backup command in a separate process, as npm does after its checks of the installation. */
import { withModules } from '../../../../scripts/lib/modules.mjs';

const [file, dataDir, databaseUrl] = process.argv.slice(2);
await withModules(async (load) => {
  const { runBackup } = await load('/server/operator/backup.ts');
  const { text } = await runBackup([file], { dataDir, databaseUrl: databaseUrl || null }, '/');
  process.stdout.write(text);
});
