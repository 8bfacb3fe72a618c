/** Runs the steps of a test command, counts their results and ends with one line `N passed, N failed`. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';
import { runTool } from './run.mjs';

/** With two lines each, these fit into the last 100 lines of a log. */
const shownProblems = 40;

const total = { passed: 0, failed: 0 };
const notes = [];
const problems = [];
const times = [];

export const tool = (path) => join(root, 'node_modules', ...path.split('/'));

/** The result of a step. `problems` names what failed, for the summary. */
export function counts(passed, failed, problems = []) {
  return { passed, failed, problems };
}

/** Adds a line above the summary. */
export function addNote(text) {
  notes.push(text);
}

/** Runs a program whose exit code counts as one test. Its output is shown when it fails. */
export async function check(path, args = []) {
  const { code, output } = await runTool(path, args);
  return code === 0 ? counts(1, 0) : { ...counts(0, 1, [endOf(output)]), output };
}

/** The same, with the output shown as it arrives. */
export async function show(path, args = []) {
  const { code, output } = await runTool(path, args, { show: true });
  return code === 0 ? counts(1, 0) : counts(0, 1, [endOf(output)]);
}

/** Returns the last lines of a failed program's output. */
export function endOf(output) {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  return lines.slice(-10).join('\n    ');
}

/**
 * Runs one step after the other. A step is `[name, work]`, where `work` resolves with counts. None begins later than so many minutes
 * after the start of this process; the summary names those that were left out.
 */
export async function runSteps(steps, minutes = Infinity) {
  for (const [name, work] of steps) {
    if (performance.now() > minutes * 60_000) {
      addNote(`Not run: ${name} (the time was over).`);
      continue;
    }
    console.log(`\n--- ${name}`);
    await runStep(name, work);
  }
}

/** Runs steps side by side, one for each processor, and shows each one's output when it ends. */
export async function runTogether(steps) {
  const queue = [...steps];
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await runStep(...next);
  });
  await Promise.all(lanes);
}

async function runStep(name, work) {
  const started = Date.now();
  const result = await work().catch((error) => {
    console.error(error);
    return counts(0, 1, [String(error)]);
  });
  const { passed, failed, output = '' } = result;
  total.passed += passed;
  total.failed += failed;
  problems.push(...result.problems.map((text) => `${name}: ${text}`));
  if (output !== '') console.log(output);
  const seconds = Math.round((Date.now() - started) / 1000);
  times.push(`${name} ${seconds}`);
  console.log(`--- ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

/** Prints the summary and sets the exit code. A log that shows only its end names each failed test. */
export function summarize() {
  console.log(`\nSeconds: ${times.join(', ')}.`);
  for (const note of notes) console.log(note);
  if (problems.length > 0) console.log('');
  for (const text of problems.slice(0, shownProblems)) console.log(text);
  if (problems.length > shownProblems) console.log(`… and ${problems.length - shownProblems} more`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
