/**
 * `npm run reports`: lists the users' reports for the operator; `-- --handled ID` marks a report as handled. Reads the
 * same settings as the server, and works while it runs.
 */
import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

process.chdir(root);
ensureInstalled();
if (existsSync('.env')) process.loadEnvFile('.env');
const { withModules } = await import('./lib/modules.mjs');

try {
  const { text, isSuccess } = await withModules(async (load) => {
    const { readConfig } = await load('/server/config.ts');
    const { runReports } = await load('/server/operator/reports.ts');
    return runReports(process.argv.slice(2), readConfig(process.env));
  });
  console.log(text);
  process.exitCode = isSuccess ? 0 : 1;
} catch (error) {
  const isPlain = ['ConfigError', 'NoDatabase'].includes(error.name);
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
