/**
 * Mutates the machines and lists the mutants that no test catches.
 *
 *   npm run mutants                    the machines of sign-in, chat and notifications
 *   npm run mutants -- auth chatStream these
 *   npm run mutants -- all             every machine
 *   npm run mutants -- changed         those with results that have changed since; at most --minutes (10) long
 *   npm run mutants -- auth --approve  stores the results, and updates the table in docs/mutants.md
 *   npm run mutants -- table           only updates the table
 *   npm run mutants -- auth --every    also lists which test caught each
 *   npm run mutants -- auth --walks    tries them without stories
 *   npm run mutants -- --sample FILE --verdicts OUT   the mutants named in a file, one verdict a line
 *   npm run mutants -- table --verdicts OUT           prints how many mutants of each kind such a file says were caught
 *   npm run mutants -- --draw FILE     writes the names of 300 mutants for such a file
 *
 * A mutant is caught when it does not compile, or when a story, or a walk over the machine, fails. One that only the approved table shows has survived,
 * because tables are re-approved with every change. Survivors are explained in docs/mutants.md; the run fails for an
 * unexplained one, and for an explanation of one that was caught.
 *
 * `--machine FILE --stories FILE,FILE --model FILE --explained FILE` tests a machine outside of the project.
 */
import { withModules } from '../../scripts/lib/modules.mjs';
import { startScript } from '../../scripts/lib/start-script.mjs';

startScript();
const { runMutants } = await import('statechart-tools/mutants/command.mjs');
const isPassed = await runMutants(async (work) =>
  withModules(async (load) => work((await load('/tools/product-charts/mutants.ts')).mutants)),
);
if (!isPassed) process.exitCode = 1;
