/**
 * `npm run reports`: lists the users' reports for the operator; `-- --handled ID` marks a report as handled. Reads the
 * same settings as the server, and works while it runs.
 */
import { runCommand } from './lib/operator.mjs';

await runCommand(async ({ load, getConfig, args }) => {
  const { runReports } = await load('/server/operator/reports.ts');
  return runReports(args, await getConfig());
});
