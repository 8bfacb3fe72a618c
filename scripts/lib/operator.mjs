/** Runs the commands of an operator, which read the same settings as the server. */
import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

/**
 * Runs `command({ load, getConfig, args, folder })`, prints the text of its result and sets the exit code. `load` loads a
 * module of the server, `folder` is where the operator is. An error that an operator can correct is one line.
 */
export async function runCommand(command) {
  const folder = process.env.INIT_CWD ?? process.cwd();
  process.chdir(root);
  ensureInstalled();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { withModules } = await import('./modules.mjs');
  await withModules(async (load) => {
    const { StartupError } = await load('/server/startup-errors.ts');
    try {
      const getConfig = async () => (await load('/server/config.ts')).readConfig(process.env);
      const { text, isSuccess } = await command({ load, getConfig, args: process.argv.slice(2), folder });
      console.log(text);
      process.exitCode = isSuccess ? 0 : 1;
    } catch (error) {
      console.error(error instanceof StartupError ? error.message : error);
      process.exitCode = 1;
    }
  });
}
