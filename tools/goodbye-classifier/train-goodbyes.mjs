/**
 * Trains the classifiers of goodbyes and of pleas at goodbyes with the sentences in `corpus`, and writes their weights.
 *
 *   npm run goodbyes
 */
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/root.mjs';

const options = { root, configFile: false, logLevel: 'error' };
const { tasks, writeModel } = (await runnerImport('/tools/goodbye-classifier/classifier.ts', options)).module;
for (const task of tasks) writeModel(task, root);
