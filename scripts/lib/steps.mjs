/** Runs the steps of a test command, counts their results and ends with one line `N passed, N failed`. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runTool } from './run.mjs';

const total = { passed: 0, failed: 0 };
const notes = [];

export const tool = (path) => join(root, 'node_modules', ...path.split('/'));

export function counts(passed, failed) {
  return { passed, failed };
}

/** Adds a line above the summary. */
export function addNote(text) {
  notes.push(text);
}

/** Runs a program whose exit code counts as one test. Its output is shown when it fails. */
export async function check(path, args = []) {
  const { code, output } = await runTool(path, args);
  return { ...(code === 0 ? counts(1, 0) : counts(0, 1)), output: code === 0 ? '' : output };
}

/** The same, with the output shown as it arrives. */
export async function show(path, args = []) {
  const { code } = await runTool(path, args, { show: true });
  return code === 0 ? counts(1, 0) : counts(0, 1);
}

/** Runs one step after the other. A step is `[name, work]`, where `work` resolves with counts. */
export async function runSteps(steps) {
  for (const [name, work] of steps) {
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
  const {
    passed,
    failed,
    output = '',
  } = await work().catch((error) => {
    console.error(error);
    return counts(0, 1);
  });
  total.passed += passed;
  total.failed += failed;
  if (output !== '') console.log(output);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`--- ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

/** Prints the summary and sets the exit code. */
export function summarize() {
  for (const note of notes) console.log(note);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
