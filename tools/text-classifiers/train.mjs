/**
 * Trains the classifiers with the sentences in `corpus`, and writes their weights. With a name, only that one.
 *
 *   npm run classifiers
 *   npm run classifiers -- minor
 *   npm run classifiers -- crisis --talk FOLDER --calibration FOLDER
 *
 * Those of rare classes need public talk, which is not part of this repository: JSON arrays of texts in files that are named after
 * their language, such as `de-NAME.json`. The second folder has corpora that are not in the first: by them the threshold is chosen.
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
const isChosen = ({ name }) => positionals.length === 0 || positionals.includes(name);
for (const task of module.tasks.filter(isChosen)) module.writeModel(task, root);
if (values.talk !== undefined && values.calibration !== undefined) {
  const talk = module.readPublicTalk(resolve(values.talk), resolve(values.calibration));
  for (const task of module.rareTasks.filter(isChosen)) module.writeRareModel(task, root, talk);
}
