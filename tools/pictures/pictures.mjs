/**
 * Takes the pictures of the documents from the built product, and notes from which views: `docs/pictures/views.json`. Run it
 * when `npx vitest run --project tools tools/pictures` names a picture whose views have changed.
 *
 *   npm run pictures                 all of them
 *   npm run pictures -- --grep chat  those whose name contains a word
 */
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { runTool } from '../../scripts/lib/run.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';
import { tool } from '../../scripts/lib/steps.mjs';

process.chdir(root);
startScript();
const config = join('tools', 'pictures', 'playwright.config.ts');
const args = ['test', '--config', config, ...process.argv.slice(2)];
const { code } = await runTool(tool('@playwright/test/cli.js'), args, { show: true });
process.exitCode = code;
