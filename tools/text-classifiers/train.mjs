/**
 * Trains the classifiers with the sentences in `corpus` and with public talk, and writes their weights. With names, only those.
 *
 *   npm run classifiers -- --talk FOLDER --calibration FOLDER
 *   npm run classifiers -- crisis human --talk FOLDER --calibration FOLDER
 *
 * Public talk is not part of this repository: JSON arrays of messages in files that are named after their language, such as
 * `de-NAME.json`. The second folder has corpora that are not in the first: by them the threshold is chosen.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/lib/root.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
const { runnerImport } = await import('vite');
const options = { root, configFile: false, logLevel: 'error' };
const module = (await runnerImport('/tools/text-classifiers/classifier.ts', options)).module;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { talk: { type: 'string' }, calibration: { type: 'string' } },
});
if (values.talk === undefined || values.calibration === undefined) {
  throw new Error('--talk and --calibration are missing.');
}
const talk = module.readPublicTalk(resolve(values.talk), resolve(values.calibration));
for (const task of module.tasks) {
  if (positionals.length === 0 || positionals.includes(task.name)) module.writeModel(task, root, talk);
}
