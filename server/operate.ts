import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';
import { runOperate } from './operator/operate.ts';
import { StartupError } from './startup-errors.ts';

/** `npm run operate`, and `node dist/server/operate.js` where only the build is installed. */
const main = async (): Promise<void> => {
  if (existsSync('.env')) {
    process.loadEnvFile('.env');
  }
  const { output, error, exitCode } = await runOperate(process.argv.slice(2), readConfig(process.env));
  if (output !== '') process.stdout.write(`${output}\n`);
  if (error !== '') process.stderr.write(`${error}\n`);
  process.exitCode = exitCode;
};

await main().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
