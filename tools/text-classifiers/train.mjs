/**
 * Trains the classifiers with the sentences in `corpus`, and writes their weights. With a name, only that one.
 *
 *   npm run classifiers
 *   npm run classifiers -- minor
 */
import { root } from '../../scripts/lib/root.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
const { runnerImport } = await import('vite');
const options = { root, configFile: false, logLevel: 'error' };
const { tasks, writeModel } = (await runnerImport('/tools/text-classifiers/classifier.ts', options)).module;
const [name] = process.argv.slice(2);
for (const task of tasks.filter((each) => name === undefined || each.name === name)) writeModel(task, root);
