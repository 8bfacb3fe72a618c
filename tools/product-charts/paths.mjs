/**
 * Prints paths through a machine: which events lead where, how many walks there are, and which transitions they take.
 *
 *   npm run paths -- auth                     shortest, simple, edge and tour paths
 *   npm run paths -- auth --kind tour         of one kind (or several, comma-separated)
 *   npm run paths -- auth --to loggedIn.ready the shortest path to a state
 *   npm run paths -- other/door.machine.ts    of a machine outside of the project
 *   npm run paths -- --list                   lists the machines
 *
 * `--json` prints data instead of text.
 */
import { withModules } from '../../scripts/lib/modules.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
const { text, isWell } = await withModules(async (load) => {
  const { answer } = await load('/tools/product-charts/paths.ts');
  return answer(process.argv.slice(2));
});
if (isWell) console.log(text);
else {
  console.error(text);
  process.exitCode = 1;
}
