/**
 * Formats the code.
 *
 *   npm run format                 every file
 *   npm run format -- --check      changes nothing, and fails when a file is not formatted
 */
import { root } from './lib/root.mjs';
import { runTool } from './lib/run.mjs';
import { sources } from './lib/sources.mjs';
import { startScript } from './lib/start-script.mjs';
import { tool } from './lib/steps.mjs';

process.chdir(root);
startScript();
const args = [...process.argv.slice(2), ...sources];
const { code } = await runTool(tool('oxfmt/bin/oxfmt'), args, { show: true });
process.exitCode = code;
